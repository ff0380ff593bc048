-- Who has opened an application.
create table applicant_seen (
  applicant_id uuid not null references applicant on delete cascade,
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null,
  primary key (applicant_id, account_id)
);

-- A note that its author has changed, with what it said before, the oldest first.
alter table applicant_note add column edited_at timestamptz;
alter table applicant_note add column earlier jsonb not null default '[]';

-- What became of an interview, at what time it is or was to be, and the details that staff corrected.
alter table applicant_stage_move add column interview text check (interview in ('BOOKED', 'MOVED', 'CANCELED'));
alter table applicant_stage_move add column interview_at timestamptz;
alter table applicant_stage_move add column corrected text[];
