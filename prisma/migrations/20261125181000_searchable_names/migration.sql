-- A text as it is searched: without case, accents and the difference between quotation marks. What
-- `searchable` in shared/fields/compare-words.ts does, for the database's columns.
CREATE FUNCTION searchable(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
           translate(lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036F]', '', 'g')),
                     'øłđðı‘’‚‛“”„‟«»', 'olddi''''''''""""""'),
           'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
