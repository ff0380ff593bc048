-- A site as of migration 0002: its only content is blogs.
insert into account (id, username, email, name, role, password_hash, created_at) values
  ('01900000-0000-7000-8000-000000000001', 'blogs', 'blogs@localhost', 'Editors', 'BLOGS', 'unusable', '2024-01-01'),
  ('01900000-0000-7000-8000-000000000002', 'careers', 'careers@localhost', null, 'CAREERS', 'unusable', '2024-01-01');
insert into session (id, account_id, token_hash, created_at, last_seen_at, expires_at) values
  ('01900000-0000-7000-8000-000000000003', '01900000-0000-7000-8000-000000000001', '\x01', '2024-01-01', '2024-01-01', '2024-01-02');
insert into recovery_code values ('01900000-0000-7000-8000-000000000002', '\x02');
insert into password_reset values ('\x03', '01900000-0000-7000-8000-000000000001', '2024-01-01', '2024-01-02');
insert into picture values ('01900000-0000-7000-8000-000000000010', 800, 450, 1000, '2024-01-01');
insert into author (id, author_name, slug, picture_id, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000011', 'Ada Harrow', 'ada-harrow', '01900000-0000-7000-8000-000000000010', '2024-01-01', '2024-01-01');
insert into category (id, category_name, slug, type, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000012', 'Cloud', 'cloud', 'BLOG', '2024-01-01', '2024-01-01');
insert into blog
  (id, version, status, blog_name, slug, description, content, plain_text, picture_id, category_id, author_id, tags,
   published_at, created_at, created_by, updated_at, deleted_at)
values
  ('01900000-0000-7000-8000-000000000020', 3, 'PUBLISHED', 'Zürich in the cloud', 'zurich-in-the-cloud', 'How it went.',
   '<p>Quietly.</p>', 'Quietly.', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-8000-000000000012',
   '01900000-0000-7000-8000-000000000011', '{cloud,"two words"}', '2024-02-01', '2024-01-02',
   '01900000-0000-7000-8000-000000000001', '2024-02-01', null),
  ('01900000-0000-7000-8000-000000000021', 1, 'DRAFT', 'A draft', null, '', '', '', null, null, null, '{}', null,
   '2024-01-02', null, '2024-01-02', null),
  ('01900000-0000-7000-8000-000000000022', 1, 'ARCHIVED', 'In the trash', 'in-the-trash', '', '', '', null, null, null, '{}',
   '2024-01-03', '2024-01-02', null, '2024-01-02', '2024-01-05');
insert into former_slug values ('blog', 'zurich', '01900000-0000-7000-8000-000000000020', '2024-02-01');
insert into audit values
  ('01900000-0000-7000-8000-000000000030', '2024-02-01', '01900000-0000-7000-8000-000000000001', 'update', 'blog',
   '01900000-0000-7000-8000-000000000020', 'update blog "Zürich in the cloud"', '192.0.2.1');
insert into rate_limit values ('an old key', 3, 1);
insert into setting values ('signing-key', '"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"');
insert into enquiry (id, type, name, email, subject, message, suspected_spam, request_key, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000040', 'CONTACT', 'Zoë', 'zoe@example.org', 'Hello', 'Text', false, '\x04', now(), now());
insert into subscriber (id, email, status, created_at, asked_at, confirmed_at) values
  ('01900000-0000-7000-8000-000000000041', 'Reader@example.org', 'CONFIRMED', '2024-01-01', '2024-01-01', '2024-01-01');
insert into mail (id, recipient, subject, body, created_at, next_attempt_at, refused_at) values
  ('01900000-0000-7000-8000-000000000042', 'gone@example.org', 'Hello', 'Text', now(), now(), now());
insert into captcha_nonce values ('used', '2024-01-01');
