-- Who takes care of an item, and the last step on the way to its approval.
create table review (
  item_id uuid primary key references content_item on delete cascade,
  assigned_to uuid references account on delete set null,
  step text check (step in ('REQUESTED', 'APPROVED', 'CHANGES')),
  -- The version of the item that the step is about: an approval counts for no other.
  step_version integer,
  step_at timestamptz,
  step_by uuid references account on delete set null,
  check ((step is null) = (step_version is null) and (step is null) = (step_at is null))
);
create index review_assigned_to on review (assigned_to) where assigned_to is not null;
