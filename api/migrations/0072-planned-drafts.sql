-- Drafts that are planned for a day, which the calendar lists.
create index content_item_planned on content_item (planned_at) where status = 'DRAFT' and deleted_at is null;
