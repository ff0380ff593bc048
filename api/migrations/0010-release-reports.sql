-- What browsers and shells report of each release, in counts by the minute: nothing of who reported it or where.
-- `loads` are estimated from the loads of some visitors; the last columns count them by how long they took.
create table release_report (
  remote text not null,
  release text not null,
  minute timestamptz not null,
  reports integer not null,
  loads bigint not null,
  failures integer not null,
  milliseconds bigint not null,
  to_100 bigint not null,
  to_250 bigint not null,
  to_500 bigint not null,
  to_1000 bigint not null,
  to_2500 bigint not null,
  to_5000 bigint not null,
  longer bigint not null,
  primary key (minute, remote, release)
);
