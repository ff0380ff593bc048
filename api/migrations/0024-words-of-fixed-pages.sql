-- The search words of fixed pages, whose texts are in the live releases, under the digest of each text. Rows of texts that
-- no live release has listed for a month are removed.
create table page_words (
  digest text primary key,
  words tsvector not null,
  listed_at timestamptz not null
);
