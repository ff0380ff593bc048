-- Who changed the content of an item, or its draft, last: not who archived, restored, published or scheduled it.
-- That colleague alone cannot approve it. Null once the account is deleted.

-- As in 0064, without a message about a change of this alone.
create or replace function tell_of_item() returns trigger
  language plpgsql as $$
declare
  at timestamptz := coalesce(new.deleted_at, new.updated_at);
  was boolean := false;
  silent text[] := array['version', 'status', 'created_by', 'updated_at', 'updated_by', 'content_by', 'planned_at',
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

alter table content_item add content_by uuid references account on delete set null;
alter table content_draft add content_by uuid references account on delete set null;
update content_item set content_by = updated_by where updated_by is not null;
update content_draft set content_by = account_id where account_id is not null;
-- What a bundle takes items back to.
update bundle_item set before = before || jsonb_build_object('content_by', before -> 'updated_by')
  where before is not null;
