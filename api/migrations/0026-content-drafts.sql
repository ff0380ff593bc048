-- The unpublished changes of an item that is on the site; the item itself stays as visitors see it. `changes` holds the
-- columns that differ, in the form that jsonb_populate_record reads. Pictures and files in it belong to the draft.
create table content_draft (
  item_id uuid primary key references content_item on delete cascade,
  at timestamptz not null,
  account_id uuid references account on delete set null,
  changes jsonb not null
);
