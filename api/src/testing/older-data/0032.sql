-- What came with migration 0032: an error that browsers reported about a release.
insert into release_error values
  ('remote-public', 'abc', 'f1', 'Firefox 140', 'page', 'x is not a function', '[]', '/blog/{slug}', 1, '2024-03-02', '2024-03-02');
