-- Uploaded files that are served unchanged; their content is in the file store under the id.
create table stored_file (
  id uuid primary key,
  name text not null,
  type text not null,
  bytes integer not null,
  sha256 bytea not null,
  created_at timestamptz not null
);

-- Responses to writes with an Idempotency-Key, so that a retry has no second effect.
create table idempotent_answer (
  call text not null,
  key text not null,
  fingerprint bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (call, key)
);
create index idempotent_answer_created on idempotent_answer (created_at);

create table career (
  id uuid primary key,
  version integer not null default 1,
  status text not null check (status in ('DRAFT', 'OPEN', 'ON_HOLD', 'CLOSED')),
  close_reason text check (close_reason in ('FILLED', 'CANCELLED', 'EXPIRED')),
  job_title text not null,
  job_code text not null,
  slug text not null,
  department text,
  description text not null default '',
  responsibilities text not null default '',
  requirements text not null default '',
  -- The plain text of the three texts above, for search and for the summary on a card.
  plain_text text not null default '',
  skills text[] not null default '{}',
  experience_min smallint check (experience_min between 0 and 50),
  experience_max smallint check (experience_max between 0 and 50),
  education text,
  employment_type text check (employment_type in (
    'FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER')),
  workplace_type text not null default 'ON_SITE' check (workplace_type in ('ON_SITE', 'HYBRID', 'REMOTE')),
  country text check (country in ('USA', 'India', 'UK', 'Canada', 'Singapore', 'Australia', 'UAE', 'Netherlands')),
  state text,
  city text,
  salary_currency text,
  salary_min integer,
  salary_max integer,
  salary_unit text check (salary_unit in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
  salary_public boolean not null default false,
  openings integer not null default 1 check (openings between 1 and 999),
  -- The application deadline, inclusive, in the site's time zone.
  closing_date date,
  recruiter_email text,
  posted_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  search_key text generated always as (
    search_key(job_title || ' ' || job_code || ' ' || coalesce(department, '') || ' ' || coalesce(city, '') || ' '
      || joined(skills))
  ) stored,
  search_words tsvector generated always as (to_tsvector('english', job_title || ' ' || plain_text)) stored,
  check (experience_min is null or experience_max is null or experience_min <= experience_max),
  check (salary_min is null or salary_max is null or salary_min <= salary_max),
  check (status = 'DRAFT' or (closing_date is not null and employment_type is not null and country is not null))
);
create unique index career_slug on career (slug);
create unique index career_job_code on career (job_code);
create index career_public on career (posted_at desc, id) where status = 'OPEN';
create index career_staff on career (updated_at desc, id);
create index career_search_key on career using gin (search_key gin_trgm_ops);
create index career_search_words on career using gin (search_words);

-- Applicants for a job, and the talent pool (future, with or without a job).
create table applicant (
  id uuid primary key,
  version integer not null default 1,
  reference text not null unique,
  career_id uuid references career,
  future boolean not null default false,
  name text not null,
  email text not null,
  phone text,
  current_location text,
  current_company text,
  current_title text,
  experience_years double precision check (experience_years between 0 and 60),
  skills text[] not null default '{}',
  notice_period_days integer check (notice_period_days between 0 and 365),
  linkedin_url text,
  portfolio_url text,
  cover_letter text,
  resume_id uuid references stored_file,
  desired_role text,
  preferred_country text,
  -- The consent: its wording, its time, and a keyed hash of the IP address.
  consent_text text not null,
  consent_at timestamptz not null,
  consent_ip_hash text,
  consent_future boolean not null default false,
  source text,
  stage text not null default 'NEW' check (stage in (
    'NEW', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED', 'WITHDRAWN')),
  rating smallint check (rating between 0 and 5),
  reject_reason text,
  tags text[] not null default '{}',
  applied_at timestamptz not null,
  last_contact_at timestamptz not null,
  retention_until timestamptz not null,
  -- An erased row contains no personal data; it is kept only for the counts.
  erased_at timestamptz,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  search_key text generated always as (
    search_key(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(current_company, '') || ' '
      || coalesce(desired_role, '') || ' ' || joined(skills))
  ) stored,
  check (career_id is not null or future),
  check (erased_at is null or (email = '' and resume_id is null))
);
create unique index applicant_once_per_job on applicant (career_id, lower(email))
  where career_id is not null and erased_at is null;
create unique index applicant_once_in_pool on applicant (lower(email)) where career_id is null and erased_at is null;
create index applicant_applied on applicant (applied_at desc, id) where erased_at is null;
create index applicant_email on applicant (lower(email));
create index applicant_retention on applicant (retention_until) where erased_at is null;
create index applicant_resume on applicant (resume_id);
create index applicant_search_key on applicant using gin (search_key gin_trgm_ops);

create table applicant_stage_move (
  id uuid primary key,
  applicant_id uuid not null references applicant on delete cascade,
  from_stage text,
  to_stage text not null,
  at timestamptz not null,
  account_id uuid references account on delete set null,
  reason text
);
create index applicant_stage_move_applicant on applicant_stage_move (applicant_id, at);

create table applicant_note (
  id uuid primary key,
  applicant_id uuid not null references applicant on delete cascade,
  text text not null,
  created_at timestamptz not null,
  created_by uuid references account on delete set null
);
create index applicant_note_applicant on applicant_note (applicant_id, created_at);
