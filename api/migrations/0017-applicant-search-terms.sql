-- Skills and desired role of applicants, as search terms of 0016: "SAP S/4HANA" is found by `s4hana`, "Zero trust" by
  -- `zerotrust`.
alter table applicant
  add column skill_terms text generated always as (search_terms(joined(skills))) stored,
  add column role_terms text generated always as (search_terms(coalesce(desired_role, ''))) stored;
create index applicant_skill_terms on applicant using gin (skill_terms gin_trgm_ops);
create index applicant_role_terms on applicant using gin (role_terms gin_trgm_ops);
