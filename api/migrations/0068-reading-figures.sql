-- How often an item was read: counts alone, nothing of who read it.
create table item_reading (
  item_id uuid not null references content_item on delete cascade,
  -- In the time zone of the site.
  day date not null,
  source text not null check (source in ('SEARCH', 'SOCIAL', 'CAMPAIGN', 'SITE', 'INSIDE', 'DIRECT')),
  views integer not null,
  -- Views in which the end of the text was seen.
  finished integer not null,
  primary key (item_id, day, source)
);
create index item_reading_day on item_reading (day);
