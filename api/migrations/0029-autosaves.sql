-- What an editor has typed into the form of an item and not saved: one row for each form that was open, replaced as they
-- type. Only that account reads it; the item, its versions and its draft stay as they are.
create table autosave (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('BLOG', 'NEWSROOM', 'CASESTUDY')),
  -- Null for an item that is not stored yet.
  item_id uuid references content_item on delete cascade,
  -- The version of the item that the form was opened with.
  version integer,
  -- Counts the writes of the form: one that arrives late replaces nothing.
  sequence integer not null,
  name text not null,
  -- The values of the form, as JSON text.
  form text not null,
  user_agent text,
  at timestamptz not null
);

create index autosave_of_account on autosave (account_id, kind, item_id);
