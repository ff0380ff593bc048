-- What interviewers judge for a job: a name and what to look for, each with an id.
alter table career add column criteria jsonb not null default '[]';

-- One scorecard of each account for an applicant. A rating keeps the name of its criterion as it was.
create table scorecard (
  applicant_id uuid not null references applicant on delete cascade,
  account_id uuid not null references account on delete cascade,
  ratings jsonb not null default '[]',
  verdict text not null check (verdict in ('STRONG_NO', 'NO', 'YES', 'STRONG_YES')),
  comment text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (applicant_id, account_id)
);

-- True for the step that says that the account has handed in a scorecard.
alter table applicant_stage_move add column scorecard boolean;
