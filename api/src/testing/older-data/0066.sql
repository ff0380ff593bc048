-- What came with migration 0066: a newsletter that is being sent, one of its receivers, and their email.
insert into newsletter_issue (id, item_id, subject, preheader, state, started_at, content, slug, created_at, updated_at) values
  ('01900000-0000-7000-8000-000000000171', '01900000-0000-7000-8000-000000000053', 'First news', 'In short', 'SENDING',
   '2024-03-14', '{"title":"First","lead":"","url":"https://www.example.org/blog/first","pictureUrl":null,"pictureAlt":""}',
   'first-news', '2024-03-13', '2024-03-14');
insert into subscriber (id, email, status, created_at, asked_at, confirmed_at) values
  ('01900000-0000-7000-8000-000000000172', 'Second.Reader@example.org', 'CONFIRMED', '2024-03-13', '2024-03-13', '2024-03-13');
insert into newsletter_recipient (issue_id, subscriber_id) values
  ('01900000-0000-7000-8000-000000000171', '01900000-0000-7000-8000-000000000172');
insert into mail (id, recipient, subject, body, html, issue_id, subscriber_id, created_at, next_attempt_at) values
  ('01900000-0000-7000-8000-000000000173', 'Second.Reader@example.org', 'First news', 'Read it', '<p>Read it</p>',
   '01900000-0000-7000-8000-000000000171', '01900000-0000-7000-8000-000000000172', '2024-03-14', '2124-03-14');
