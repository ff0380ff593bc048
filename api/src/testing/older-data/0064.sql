-- What came with migration 0064: a webhook, what it was told, and an item that was told as public by time.
insert into webhook (id, account_id, url, events, secret, created_at) values
  ('01900000-0000-7000-8000-000000000165', '01900000-0000-7000-8000-000000000001', 'https://hooks.example.org/site',
   '{item.published}', 'v1.unreadable', '2024-03-11');
insert into webhook_delivery (id, webhook_id, type, kind, record_id, slug, created_at, attempts, delivered_at, status)
  values ('01900000-0000-7000-8000-000000000166', '01900000-0000-7000-8000-000000000165', 'item.published', 'BLOG',
   '01900000-0000-7000-8000-000000000053', 'first', '2024-03-12', 1, '2024-03-12', 204);
insert into webhook_due values ('01900000-0000-7000-8000-000000000053', '2024-03-12');
