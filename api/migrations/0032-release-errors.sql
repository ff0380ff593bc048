-- Page views of a release: what sampled ones represent, how many were reported, and how many of all views were broken.
alter table release_report add column views bigint not null default 0;
alter table release_report add column view_reports integer not null default 0;
alter table release_report add column broken integer not null default 0;

-- Errors that browsers and shell servers report about a release, without anything about the visitor. `frames` are places
-- in the files of releases; what they are in the sources is known to whoever has the private source maps.
create table release_error (
  remote text not null,
  release text not null,
  fingerprint text not null,
  browser text not null,
  place text not null,
  message text not null,
  frames jsonb not null,
  route text,
  reports integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (remote, release, fingerprint, browser)
);

create index release_error_last_at on release_error (last_at);
