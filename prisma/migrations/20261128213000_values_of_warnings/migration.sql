-- A clearance that an admin let pass was known again by the sentence of its warning. Now by what it is about.
UPDATE "bookings" SET "warnings" = (
  SELECT jsonb_agg(CASE WHEN warning ->> 'code' NOT LIKE 'CLEARANCE_%' THEN warning
    ELSE warning || jsonb_build_object('values', jsonb_build_object(
      'clearance', substring(warning ->> 'message' FROM '^.* asks for (.*)\. (?:This member|You)'),
      'expiredOn', to_char(to_date(
        substring(warning ->> 'message' FROM ' ends on \w+, (\w+ \d+, \d+), before that day\. '),
        'Mon DD, YYYY'), 'YYYY-MM-DD'))) END ORDER BY place)
    FROM jsonb_array_elements("warnings") WITH ORDINALITY AS one (warning, place))
 WHERE "warnings"::text LIKE '%"CLEARANCE\_%';
