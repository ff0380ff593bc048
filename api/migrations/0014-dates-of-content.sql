-- The planned publication date of a draft, which has no effect until an editor schedules or publishes it; and the former
-- publication date of a scheduled item that was public before, which cancelling the schedule restores.
alter table content_item add column planned_at timestamptz;
alter table content_item add column earlier_published_at timestamptz;
