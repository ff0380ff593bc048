-- Items that go live together, and come back together.
create table bundle (
  id uuid primary key,
  version integer not null default 1,
  name text not null,
  state text not null check (state in ('OPEN', 'SCHEDULED', 'LIVE')),
  -- When it goes live by itself, and when it comes back by itself.
  goes_live_at timestamptz,
  comes_back_at timestamptz,
  live_since timestamptz,
  -- Why it did not go live, or come back, at its time.
  failure text,
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  check ((state = 'SCHEDULED') = (goes_live_at is not null)),
  check ((state = 'LIVE') = (live_since is not null))
);

create table bundle_item (
  bundle_id uuid not null references bundle on delete cascade,
  -- Without a reference, so that a bundle shows what was deleted.
  item_id uuid not null,
  kind text not null,
  name text not null,
  -- The item as it was when it was added, when its bundle was scheduled or when it went live.
  seen_version integer not null,
  seen_status text not null,
  -- The columns of the item before its bundle went live; null if the bundle did not change it. The bundle owns the
  -- pictures and files in it that the item no longer uses.
  before jsonb,
  primary key (bundle_id, item_id)
);
create index bundle_item_item on bundle_item (item_id);
