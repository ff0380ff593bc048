-- What came with migration 0033: a time for interviews, and an interview.
insert into interview_slot values
  ('01900000-0000-7000-8000-000000000071', (select career_id from applicant where id = '01900000-0000-7000-8000-000000000061'),
   '01900000-0000-7000-8000-000000000001', '2024-03-10 10:00Z', 45, 'Room 4', '2024-03-03');
insert into interview (id, applicant_id, slot_id, booked_at) values
  ('01900000-0000-7000-8000-000000000072', '01900000-0000-7000-8000-000000000061', '01900000-0000-7000-8000-000000000071',
   '2024-03-04');
