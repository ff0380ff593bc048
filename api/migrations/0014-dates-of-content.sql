-- When a draft is meant to go public, which nothing acts on until somebody schedules or publishes it; and of a scheduled
-- item that was public before, the date that it carried then, which a cancelled schedule brings back.
alter table content_item add column planned_at timestamptz;
alter table content_item add column earlier_published_at timestamptz;
