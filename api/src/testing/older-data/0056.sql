-- What came with migration 0056: an account that administers staff, and an invitation that nobody has accepted.
insert into account (id, username, email, name, role, password_hash, created_at, administers_staff) values
  ('01900000-0000-7000-8000-000000000097', 'chief', 'chief@localhost', 'Chief', 'BLOGS', 'unusable', '2024-03-08', true);
insert into invitation (id, email, role, token_hash, invited_by, created_at, expires_at) values
  ('01900000-0000-7000-8000-000000000098', 'newcomer@localhost', 'CAREERS', '\x97',
   '01900000-0000-7000-8000-000000000097', '2024-03-08', '2024-03-11');
