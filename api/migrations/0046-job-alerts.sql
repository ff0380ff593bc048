-- Searches for jobs whose new results are emailed. Whoever leaves, or is erased, leaves no row.
create table job_alert (
  id uuid primary key,
  email text not null,
  -- The fields of the search that are set.
  search jsonb not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED')),
  -- Jobs posted since are new to it.
  created_at timestamptz not null,
  -- When the last confirmation mail was queued.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- When it is next looked up whether there are new jobs.
  next_digest_at timestamptz,
  -- The jobs that it has been told about.
  told uuid[] not null default '{}'
);
create unique index job_alert_search on job_alert (lower(email), search);
create index job_alert_due on job_alert (next_digest_at) where status = 'CONFIRMED';

-- Mails of an alert that wait in the outbox are deleted with it.
alter table mail add column job_alert_id uuid references job_alert on delete cascade;
create index mail_job_alert on mail (job_alert_id);
