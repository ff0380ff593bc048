-- Who has the form of a record open, so that other editors are warned (the form reports every 30 seconds).
create table editing (
  entity text not null,
  record_id uuid not null,
  account_id uuid not null references account on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (entity, record_id, account_id)
);

-- The focal point of the main picture, which crops keep in view; in percent from the left and from the top.
alter table content_item
  add column focus_x smallint check (focus_x between 0 and 100),
  add column focus_y smallint check (focus_y between 0 and 100),
  add constraint content_item_focus check ((focus_x is null) = (focus_y is null));
