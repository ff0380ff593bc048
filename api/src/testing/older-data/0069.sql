-- What came with migration 0069: a second interviewer of a time.
insert into slot_interviewer values
  ('01900000-0000-7000-8000-000000000071', (select id from account where id <> '01900000-0000-7000-8000-000000000001' limit 1));
