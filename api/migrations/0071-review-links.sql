-- Links by which people without an account see an item before it is public, and comment on it if the link allows it.
create table review_link (
  id uuid primary key,
  item_id uuid not null references content_item on delete cascade,
  allows_comments boolean not null,
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When staff were last emailed about comments through it.
  notified_at timestamptz
);
create index review_link_item on review_link (item_id, created_at);
create index review_link_created_by on review_link (created_by);

-- Comments through a link: all of its threads, and no others, are shown to those who have it.
alter table review_thread add link_id uuid references review_link on delete cascade;
create index review_thread_link on review_thread (link_id) where link_id is not null;

-- The author is an account, or somebody outside who gave a name.
alter table review_comment
  alter account_id drop not null,
  add outside_name text,
  add check ((account_id is null) = (outside_name is not null));
