-- What came with migration 0055: two applications of one person.
insert into applicant (id, reference, career_id, name, email, consent_text, consent_at, applied_at, last_contact_at,
  retention_until, updated_at)
  select '01900000-0000-7000-8000-000000000066', 'APP-AAAAA3', career_id, 'Second Round', 'second@example.org', consent_text,
    consent_at, applied_at, last_contact_at, retention_until, updated_at
  from applicant where id = '01900000-0000-7000-8000-000000000061';
insert into applicant_merge (id, applicant_id, other_id, merged_at, merged_by) values
  ('01900000-0000-7000-8000-000000000096', '01900000-0000-7000-8000-000000000061', '01900000-0000-7000-8000-000000000066',
   '2024-03-06', '01900000-0000-7000-8000-000000000001');
