-- The year since when a club rows is its own now. Whoever has told their own address never told a
-- year, so nothing is said of it until they do.
UPDATE "club_settings"
SET "settings" = "settings" || '{"foundedIn": null}'
WHERE NOT "demo"
  AND "settings" ->> 'address' <> '1 Willows Beach Road, Oak Bay, Victoria BC'
  AND NOT "settings" ? 'foundedIn';
