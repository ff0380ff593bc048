-- Times that interviewers offer to the applicants of a job.
create table interview_slot (
  id uuid primary key,
  career_id uuid not null references career on delete cascade,
  -- The interviewer.
  account_id uuid not null references account on delete cascade,
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 10 and 480),
  place text not null,
  created_at timestamptz not null
);
create index interview_slot_career on interview_slot (career_id, starts_at);
create index interview_slot_account on interview_slot (account_id, starts_at);

-- An applicant's appointment. Its id and sequence identify it in calendars (RFC 5545 UID and SEQUENCE): choosing another
-- time changes the slot, not the id.
create table interview (
  id uuid primary key,
  applicant_id uuid not null references applicant on delete cascade,
  slot_id uuid not null references interview_slot on delete cascade,
  sequence integer not null default 0,
  booked_at timestamptz not null,
  canceled_at timestamptz
);
-- Nobody takes a time that somebody has.
create unique index interview_slot_taken on interview (slot_id) where canceled_at is null;
create index interview_applicant on interview (applicant_id);

-- The calendar object of a mail, and its method (RFC 5546).
alter table mail add column calendar text;
alter table mail add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL'));
