-- Addresses that are told when something goes on the site, changes there or leaves it.
create table webhook (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  url text not null,
  events text[] not null,
  -- Sealed, as is the former one, which signs too until its end: receivers change theirs in the meantime.
  secret text not null,
  former_secret text,
  former_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  -- Why the service disabled it; null if its owner did.
  disabled_reason text
);
create index webhook_account on webhook (account_id);

-- What webhooks are told, until it has arrived, and the log of the last 30 days.
create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook on delete cascade,
  type text not null,
  kind text,
  record_id uuid,
  -- Of the public page, as it is or was: nothing else of an item is stored here.
  slug text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- Null once it has arrived or was given up.
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  status integer,
  error text
);
create index webhook_delivery_webhook on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where next_attempt_at is not null;
create index webhook_delivery_created_at on webhook_delivery (created_at);

-- The scheduled items whose going public by time has been told.
create table webhook_due (
  item_id uuid not null references content_item on delete cascade,
  published_at timestamptz not null,
  primary key (item_id, published_at)
);

create function tell_webhooks(event text, of_kind text, of_record uuid, of_slug text, at timestamptz) returns void
  language sql as $$
  insert into webhook_delivery (id, webhook_id, type, kind, record_id, slug, created_at, next_attempt_at)
  select gen_random_uuid(), webhook.id, event, of_kind, of_record, of_slug, at, at
  from webhook where webhook.disabled_at is null and event = any(webhook.events) and webhook.created_at <= at
$$;

create function is_public(item content_item, at timestamptz) returns boolean
  language sql immutable as $$
  select item.deleted_at is null and item.status in ('PUBLISHED', 'SCHEDULED') and item.published_at <= at
$$;

-- In the transaction of every change, whoever makes it: neither exists without the other. A saved draft changes nothing
-- but the version.
create function tell_of_item() returns trigger
  language plpgsql as $$
declare
  at timestamptz := coalesce(new.deleted_at, new.updated_at);
  was boolean := false;
  silent text[] := array['version', 'status', 'created_by', 'updated_at', 'updated_by', 'planned_at',
    'earlier_published_at'];
begin
  -- A restore of a backup is no change, and inserts what was told before by itself.
  if current_setting('tekskills.restoring', true) = 'on' then return null; end if;
  if not exists (select from webhook where disabled_at is null) then return null; end if;
  if tg_op = 'UPDATE' then was := is_public(old, at); end if;
  if was and old.status = 'SCHEDULED' then
    insert into webhook_due values (old.id, old.published_at) on conflict do nothing;
    if found then perform tell_webhooks('item.published', old.kind, old.id, old.slug, old.published_at); end if;
  end if;
  if is_public(new, at) then
    if not was then perform tell_webhooks('item.published', new.kind, new.id, new.slug, at);
    elsif to_jsonb(old) - silent is distinct from to_jsonb(new) - silent then
      perform tell_webhooks('item.updated', new.kind, new.id, new.slug, at);
    end if;
  elsif was and new.deleted_at is not null then perform tell_webhooks('item.deleted', old.kind, old.id, old.slug, at);
  elsif was then perform tell_webhooks('item.unpublished', old.kind, old.id, old.slug, at);
  end if;
  return null;
end
$$;
create trigger content_item_webhooks after insert or update on content_item
  for each row execute function tell_of_item();

create function tell_of_bundle() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state = 'LIVE' then perform tell_webhooks('bundle.deleted', null, old.id, null, clock_timestamp()); end if;
  elsif old.state <> 'LIVE' and new.state = 'LIVE' then
    perform tell_webhooks('bundle.published', null, new.id, null, new.updated_at);
  elsif old.state = 'LIVE' and new.state <> 'LIVE' then
    perform tell_webhooks('bundle.unpublished', null, new.id, null, new.updated_at);
  elsif new.state = 'LIVE' and old.version <> new.version then
    perform tell_webhooks('bundle.updated', null, new.id, null, new.updated_at);
  end if;
  return null;
end
$$;
create trigger bundle_webhooks after update or delete on bundle
  for each row execute function tell_of_bundle();
