-- What the application form of a job asks, and what applicants answered. An answer keeps the question as it was asked, so
-- that changing or removing a question rewrites no application.
alter table career add column questions jsonb not null default '[]';
alter table applicant add column answers jsonb not null default '[]';
