-- What came with the migrations 0027 and 0028: a scorecard.
insert into scorecard (applicant_id, account_id, verdict, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000061', '01900000-0000-7000-8000-000000000001', 'YES', '2024-03-03', '2024-03-03');
