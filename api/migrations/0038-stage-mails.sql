-- The text that staff wrote for the mails of a stage; without a row the built-in text applies.
create table mail_template (
  stage text primary key check (stage in (
    'NEW', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED', 'WITHDRAWN')),
  version integer not null default 1,
  subject text not null,
  body text not null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null
);

-- Mails that staff write to applicants. Handed over, a mail has a row with the same id in the outbox until it is sent.
create table applicant_mail (
  id uuid primary key,
  applicant_id uuid not null references applicant on delete cascade,
  -- The stage of the template; null for a mail without one.
  stage text,
  subject text not null,
  -- Until it is handed over the text has its fields, afterwards their values.
  body text not null,
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  send_at timestamptz not null,
  queued_at timestamptz,
  canceled_at timestamptz
);
create index applicant_mail_applicant on applicant_mail (applicant_id, created_at desc);
create index applicant_mail_due on applicant_mail (send_at) where queued_at is null and canceled_at is null;
