-- What came with migration 0052: an account with a passkey, and a challenge that was never answered.
insert into account (id, username, email, name, role, password_hash, created_at) values
  ('01900000-0000-7000-8000-000000000095', 'keyholder', 'keyholder@localhost', 'Key Holder', 'BLOGS', 'unusable', '2024-03-07');
insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at) values
  ('01900000-0000-7000-8000-000000000093', '01900000-0000-7000-8000-000000000095', 'b2xkIHBhc3NrZXk', '\xa501', 7, '{usb}',
   'Key in the safe', '2024-03-07');
insert into passkey_challenge values ('\x94', '01900000-0000-7000-8000-000000000095', 'LOGIN', '2024-03-07');
