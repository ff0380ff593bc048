-- Whether an account may administer the accounts of staff: a right of its own, which no role has.
alter table account add column administers_staff boolean not null default false;

-- People who have been asked by mail to join the staff; deleted when they accept.
create table invitation (
  id uuid primary key,
  email text not null,
  role text not null check (role in ('BLOGS', 'CAREERS')),
  token_hash bytea not null unique,
  invited_by uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index invitation_email on invitation (lower(email));
create index invitation_invited_by on invitation (invited_by);
