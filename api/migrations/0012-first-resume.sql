-- A later application under the same email address may be from another person, so the first résumé is kept beside the
  -- latest one.
alter table applicant add column first_resume_id uuid references stored_file;
create index applicant_first_resume on applicant (first_resume_id);
alter table applicant add constraint applicant_erased_first_resume check (erased_at is null or first_resume_id is null);
