-- What came with migration 0038: a mail of a stage in the words of staff, and one that was written to an applicant.
insert into mail_template (stage, subject, body, updated_at) values
  ('REJECTED', 'Your application {{reference}}', 'Hello {{firstName}}', '2024-03-05');
insert into applicant_mail (id, applicant_id, stage, subject, body, created_at, send_at) values
  ('01900000-0000-7000-8000-000000000081', '01900000-0000-7000-8000-000000000061', 'REJECTED', 'Your application', 'Hello Ada',
   '2024-03-05', '2124-03-05');
