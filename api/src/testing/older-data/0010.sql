-- What came with the migrations 0003 to 0010: news, case studies, jobs, and applications that were one row per person.
insert into stored_file values
  ('01900000-0000-7000-8000-000000000050', 'cv.pdf', 'application/pdf', 4, '\x05', '2024-03-01'),
  ('01900000-0000-7000-8000-000000000051', 'story.pdf', 'application/pdf', 4, '\x06', '2024-03-01');
insert into content_item (id, kind, status, name, slug, description, published_at, news_date, source, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000052', 'NEWSROOM', 'SCHEDULED', 'News to come', 'news-to-come', 'Soon.', '2099-01-01', '2099-01-01', 'The Paper',
   '2024-03-01', '2024-03-01');
insert into content_item (id, kind, status, name, slug, description, published_at, industry, services, file_id, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000053', 'CASESTUDY', 'PUBLISHED', 'A bank', 'a-bank', 'Its story.', '2024-03-01', 'Banking', '{Cloud}',
   '01900000-0000-7000-8000-000000000051', '2024-03-01', '2024-03-01');
insert into content_revision values
  ('01900000-0000-7000-8000-000000000020', 2, '2024-01-15', '01900000-0000-7000-8000-000000000001', 'Zurich', 'DRAFT', '{"name": "Zurich"}');
insert into redirect (id, from_path, to_path, code, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000054', '/old', '/contact', 301, '2024-03-01', '2024-03-01');
insert into media (id, picture_id, name, created_at) values
  ('01900000-0000-7000-8000-000000000055', '01900000-0000-7000-8000-000000000010', 'drawing.png', '2024-03-01');
insert into idempotent_answer values ('jobApplicants', 'a key', '\x07', '{}', '2024-03-01');
insert into editing values
  ('blog', '01900000-0000-7000-8000-000000000020', '01900000-0000-7000-8000-000000000001', '2024-03-01', '2024-03-01');
insert into release_report values ('remote-public', 'abc', '2024-03-01', 1, 10, 0, 100, 1, 0, 0, 0, 0, 0, 0);
insert into career
  (id, status, job_title, job_code, slug, description, skills, employment_type, country, city, closing_date, posted_at, created_at, updated_at)
values
  ('01900000-0000-7000-8000-000000000060', 'OPEN', 'Full-Stack Engineer (S/4HANA)', 'JOB-1', 'full-stack-engineer', '<p>Build.</p>', '{C++}',
   'FULL_TIME', 'India', 'Hyderabad', '2099-01-01', '2024-03-01', '2024-03-01', '2024-03-01');
insert into applicant
  (id, reference, career_id, future, name, email, phone, skills, resume_id, consent_text, consent_at, source, stage, applied_at,
   last_contact_at, retention_until, erased_at, updated_at)
values
  ('01900000-0000-7000-8000-000000000061', 'APP-AAAAA1', '01900000-0000-7000-8000-000000000060', false, 'Siobhán O’Brien', 'siobhan@example.org',
   '+44 (0) 20 7946 0000', '{"Zero trust"}', '01900000-0000-7000-8000-000000000050', 'Agreed', now(), 'www.LinkedIn.com', 'INTERVIEW',
   now(), now(), '2099-01-01', null, now()),
  ('01900000-0000-7000-8000-000000000062', 'APP-AAAAA2', '01900000-0000-7000-8000-000000000060', false, '', '', null, '{}', null, 'Agreed',
   now(), 'a colleague', 'REJECTED', now(), now(), '2099-01-01', now(), now());
insert into applicant_stage_move values
  ('01900000-0000-7000-8000-000000000063', '01900000-0000-7000-8000-000000000061', 'NEW', 'INTERVIEW', now(), null, 'Strong');
insert into applicant_note values
  ('01900000-0000-7000-8000-000000000064', '01900000-0000-7000-8000-000000000061', 'Call back', now(), null);
