-- What came with migration 0076: a list of the talent pool.
insert into talent_list (id, name, filters, created_at, created_by) values
  ('01900000-0000-7000-8000-000000000198', 'Kafka in the Nordics', '{"skills": "Kafka"}', '2024-03-18',
   '01900000-0000-7000-8000-000000000001');
