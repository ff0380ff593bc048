-- What came with migration 0046: a confirmed job alert.
insert into job_alert (id, email, search, status, created_at, asked_at, confirmed_at, next_digest_at) values
  ('01900000-0000-7000-8000-000000000091', 'Seeker@example.org', '{"q":"cloud","country":"India"}', 'CONFIRMED', '2024-03-05',
   '2024-03-05', '2024-03-05', '2124-03-05');
