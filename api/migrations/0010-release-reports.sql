-- Reports of browsers and shells about each release, as counts per minute without any data about the visitor or page.
-- `loads` is extrapolated from sampled visitors; the last columns are a histogram of load times.
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
