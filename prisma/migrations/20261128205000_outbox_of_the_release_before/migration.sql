-- A process of the release before runs beside this one during a rolling restart, and writes only the text:
-- a request it queues would not be forgotten with its person, and one it forgets would keep their email.
-- Goes with the next release.
CREATE FUNCTION read_outbox_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."copy" := NEW."copy" OR NEW."text" LIKE 'This is a copy of our message of%';
  NEW."aboutEmail" := CASE WHEN NEW."text" = '' THEN NULL
    WHEN NEW."kind" = 'introductory row'
      THEN coalesce(NEW."aboutEmail", substring(NEW."text" FROM E'\nE-mail: ([^\n]+)\n'))
    ELSE NEW."aboutEmail" END;
  RETURN NEW;
END $$;
CREATE TRIGGER outbox_reads_text BEFORE INSERT OR UPDATE OF "text" ON "outbox" FOR EACH ROW
  WHEN (NEW."text" = '' OR NEW."kind" = 'introductory row' OR NEW."text" LIKE 'This is a copy of our message of%')
  EXECUTE FUNCTION read_outbox_text();
