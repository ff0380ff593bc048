-- What came with migration 0063: a token that has been used, and what it did.
insert into api_token (id, account_id, name, token_hash, scopes, created_at, expires_at, last_used_at) values
  ('01900000-0000-7000-8000-000000000163', '01900000-0000-7000-8000-000000000001', 'Calendar export', '\x63',
   '{blogs:read,media:write}', '2024-03-09', '2025-03-09', '2024-03-10');
insert into audit (id, at, account_id, action, entity, entity_id, summary, ip, token_name) values
  ('01900000-0000-7000-8000-000000000164', '2024-03-10', '01900000-0000-7000-8000-000000000001', 'update', 'media', null,
   'update media "Chart"', null, 'Calendar export');
