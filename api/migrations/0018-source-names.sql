-- One name for each source of applicants: "LinkedIn", "www.linkedin.com" and "linkedin.com" are all "linkedin".
create function source_name(value text) returns text
  language sql immutable parallel safe strict
  return nullif(regexp_replace(regexp_replace(lower(btrim(value)), '^www\.', ''), '\.com$', ''), '');

update applicant set source = source_name(source) where source is distinct from source_name(source);
