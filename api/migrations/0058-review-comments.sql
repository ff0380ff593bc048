-- What colleagues say about an item while it is written. It is no part of the item, and no public query reads it.
create table review_thread (
  id uuid primary key,
  item_id uuid not null references content_item on delete cascade,
  -- The field that it is about; null for the whole item.
  field text,
  -- The words that it is about, with what stands before and after them; null for all of the field.
  quote text,
  quote_before text,
  quote_after text,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references account on delete set null,
  check (quote is null or field is not null),
  check ((quote is null) = (quote_before is null) and (quote is null) = (quote_after is null))
);
create index review_thread_item on review_thread (item_id, created_at);

-- A comment goes with its author; the replies of others to it stay.
create table review_comment (
  id uuid primary key,
  thread_id uuid not null references review_thread on delete cascade,
  account_id uuid not null references account on delete cascade,
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz
);
create index review_comment_thread on review_comment (thread_id, created_at);
create index review_comment_account on review_comment (account_id);
