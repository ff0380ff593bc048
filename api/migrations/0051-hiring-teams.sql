-- Who hires for a job, and what they may do once it is closed to them.
create table hiring_team_member (
  career_id uuid not null references career on delete cascade,
  account_id uuid not null references account on delete cascade,
  team_right text not null check (team_right in ('LEAD', 'INTERVIEWER')),
  primary key (career_id, account_id)
);
create index hiring_team_member_account on hiring_team_member (account_id);

-- Whether only its team sees the job and its applicants.
alter table career add column team_only boolean not null default false;
create index career_team_only on career (id) where team_only;
