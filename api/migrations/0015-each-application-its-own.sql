-- Using the same email address proves nothing about the earlier applicant, so each application is a separate row with its
-- own stage and résumé. `first_resume_id` is the first résumé of applications that were merged before this migration.
drop index applicant_once_per_job;
drop index applicant_once_in_pool;
-- The other applications under an email address, oldest first.
drop index applicant_email;
create index applicant_email on applicant (lower(email), applied_at) where erased_at is null;

-- The figures count the applicants in the lists: neither includes erased ones.
drop index applicant_career;
create index applicant_career on applicant (career_id, applied_at) include (stage, future) where erased_at is null;
-- Includes erased rows, for deleting their job.
create index applicant_of_career on applicant (career_id);

drop index applicant_source;
create index applicant_source on applicant (source) include (career_id) where source is not null and erased_at is null;
