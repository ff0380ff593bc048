-- How long interactions took (INP) and until the largest content was shown (LCP), as numbers of measured page loads by
-- interval of time. An interval without any may be absent.
alter table release_report add column inp integer[] not null default '{}';
alter table release_report add column lcp integer[] not null default '{}';
