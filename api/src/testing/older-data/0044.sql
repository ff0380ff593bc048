-- What came with migration 0044: a session with a key of the browser, and a proof of it.
insert into session (id, account_id, token_hash, created_at, last_seen_at, expires_at, key_thumbprint) values
  ('01900000-0000-7000-8000-000000000091', '01900000-0000-7000-8000-000000000001', '\x91', '2024-03-06', '2024-03-06',
   '2024-03-07', 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs');
insert into used_proof values ('\x92', '2024-03-06');
