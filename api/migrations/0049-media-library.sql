-- The library has every picture of blogs, news and case studies, and knows what uses each of them.

-- The ids of the library's pictures in a rich text, or in JSON with rich texts.
create function media_ids(value text) returns uuid[]
  language sql immutable parallel safe strict
  return array(
    select distinct found[1]::uuid
    from regexp_matches(value, '/user/media/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})', 'gi') as found
  );

-- The same for columns of an item as JSON, with the ids of its own pictures.
create function picture_refs(columns jsonb) returns uuid[]
  language sql immutable parallel safe strict
  return media_ids(columns::text) || array_remove(
    array[(columns ->> 'picture_id')::uuid, (columns ->> 'template_picture_id')::uuid], null);

-- Everything that can use a picture names it: by its id in the library (texts), or by that of its file (own pictures).
alter table content_item add column picture_refs uuid[] generated always as (
  media_ids(content || about_client || objective || solution || challenge || impact)
    || array_remove(array[picture_id, template_picture_id], null)
) stored;
alter table content_draft add column picture_refs uuid[] generated always as (picture_refs(changes)) stored;
alter table content_revision add column picture_refs uuid[] generated always as (media_ids(fields::text)) stored;
alter table bundle_item add column picture_refs uuid[] generated always as (picture_refs(before)) stored;
alter table autosave add column picture_refs uuid[] generated always as (media_ids(form)) stored;
alter table career add column picture_refs uuid[] generated always as (
  media_ids(description || responsibilities || requirements)
) stored;
create index content_item_picture_refs on content_item using gin (picture_refs);
create index content_draft_picture_refs on content_draft using gin (picture_refs);
create index content_revision_picture_refs on content_revision using gin (picture_refs);
create index bundle_item_picture_refs on bundle_item using gin (picture_refs);
create index autosave_picture_refs on autosave using gin (picture_refs);
create index career_picture_refs on career using gin (picture_refs);

alter table media
  add column version integer not null default 1,
  -- False for a picture that came with the form of an item: it is deleted with its last use.
  add column kept boolean not null default true;
drop index media_picture;
create unique index media_picture on media (picture_id);

insert into media (id, picture_id, name, image_alt, created_at, kept)
select picture.id, picture.id, coalesce(used.name, 'picture'), coalesce(used.image_alt, ''), picture.created_at, false
from picture
left join lateral (
  select name, image_alt from content_item
  where picture.id = any(content_item.picture_refs) order by created_at, id limit 1
) as used on true
where not exists (select from author where author.picture_id = picture.id)
  and not exists (select from media where media.picture_id = picture.id);
