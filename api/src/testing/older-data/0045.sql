-- What came with migration 0045: a note about an enquiry.
insert into enquiry_entry (id, enquiry_id, type, text, created_at) values
  ('01900000-0000-7000-8000-000000000089', '01900000-0000-7000-8000-000000000040', 'NOTE', 'Called back', '2024-03-05');
