-- The address patterns of the pages on which an error was reported, at most eight; `route` is the first of them.
alter table release_error add column routes jsonb not null default '[]';
