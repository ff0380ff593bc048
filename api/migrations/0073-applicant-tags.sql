-- The tags of applicants: their words as search terms of 0016, and each whole tag, without accents and capitals.
create function tag_keys(tags text[]) returns text[]
  language sql immutable parallel safe strict
  return array(select search_key(tag) from unnest(tags) as tag);

alter table applicant add column tag_terms text generated always as (search_terms(joined(tags))) stored;
create index applicant_tag_terms on applicant using gin (tag_terms gin_trgm_ops);
create index applicant_tag_keys on applicant using gin (tag_keys(tags));
create index applicant_tagged on applicant (career_id) where erased_at is null and tags <> '{}';
