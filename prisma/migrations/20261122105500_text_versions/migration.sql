-- CreateTable
CREATE TABLE "text_versions" (
    "textId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "title" TEXT,
    "body" TEXT,
    "createdBy" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_versions_pkey" PRIMARY KEY ("textId","number")
);

-- AddForeignKey
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "text_versions"
  ADD CONSTRAINT "text_versions_number" CHECK ("number" > 0),
  ADD CONSTRAINT "text_versions_words" CHECK (("title" IS NULL) = ("body" IS NULL)),
  ADD CONSTRAINT "text_versions_length"
    CHECK (char_length("title") BETWEEN 1 AND 200 AND char_length("body") BETWEEN 1 AND 5000);

-- What once stood on the club's pages can be looked up.
CREATE TRIGGER "text_versions_append_only" BEFORE UPDATE OR DELETE ON "text_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
