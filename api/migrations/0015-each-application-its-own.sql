-- Who applies again under an address has proven nothing about the person who applied before: each application is a row of its
-- own, with its own stage and résumé. `first_resume_id` holds what applications brought that were merged before this migration.
drop index applicant_once_per_job;
drop index applicant_once_in_pool;
-- The other applications under an address, the earliest first.
drop index applicant_email;
create index applicant_email on applicant (lower(email), applied_at) where erased_at is null;

-- Figures count the people of the lists: whoever was erased is in neither.
drop index applicant_career;
create index applicant_career on applicant (career_id, applied_at) include (stage, future) where erased_at is null;
-- Erased rows too, for the deletion of their job.
create index applicant_of_career on applicant (career_id);

drop index applicant_source;
create index applicant_source on applicant (source) include (career_id) where source is not null and erased_at is null;
