-- Blogs, newsroom items and case studies share a life cycle (status, slug, trash, revisions), so they share one table.
alter table blog rename to content_item;
alter table content_item rename column blog_name to name;
alter table content_item add column kind text not null default 'BLOG' check (kind in ('BLOG', 'NEWSROOM', 'CASESTUDY'));
alter table content_item alter column kind drop default;
update former_slug set kind = 'BLOG' where kind = 'blog';

alter table content_item
  add column related_ids uuid[] not null default '{}',
  -- Newsroom: the card picture, the date of the news, and where it was published.
  add column template_picture_id uuid references picture,
  add column news_date date,
  add column source text,
  add column external_link text,
  -- Case studies: the client, the services, the five parts of the story, and the downloadable document.
  add column industry text,
  add column client_name text,
  add column services text[] not null default '{}',
  add column about_client text not null default '',
  add column objective text not null default '',
  add column solution text not null default '',
  add column challenge text not null default '',
  add column impact text not null default '',
  add column file_id uuid;

-- array_to_string is only stable because the output of some element types may change; that of text does not.
create function joined(value text[]) returns text
  language sql immutable parallel safe strict
  return array_to_string(value, ' ');

alter table content_item drop column search_key;
alter table content_item add column search_key text generated always as (
  search_key(name || ' ' || description || ' ' || coalesce(source, '') || ' ' || coalesce(industry, '') || ' ' || joined(tags))
) stored;

drop index blog_slug, blog_public, blog_staff;
alter index blog_category rename to content_item_category;
alter index blog_author rename to content_item_author;
alter index blog_picture rename to content_item_picture;
alter index blog_tags rename to content_item_tags;
alter index blog_search_words rename to content_item_search_words;
create unique index content_item_slug on content_item (kind, slug) where deleted_at is null;
create index content_item_public on content_item (kind, published_at desc, id)
  where status in ('SCHEDULED', 'PUBLISHED') and deleted_at is null;
create index content_item_staff on content_item (kind, updated_at desc, id) where deleted_at is null;
create index content_item_name on content_item (kind, lower(name));
create index content_item_deleted on content_item (deleted_at) where deleted_at is not null;
create index content_item_template_picture on content_item (template_picture_id);
create index content_item_file on content_item (file_id);
create index content_item_search_key on content_item using gin (search_key gin_trgm_ops);

-- The latest versions of each item; deleted when the item is purged.
create table content_revision (
  item_id uuid not null references content_item on delete cascade,
  version integer not null,
  at timestamptz not null,
  account_id uuid references account on delete set null,
  name text not null,
  status text not null,
  fields jsonb not null,
  primary key (item_id, version)
);

create table redirect (
  id uuid primary key,
  version integer not null default 1,
  from_path text not null unique,
  to_path text,
  code smallint not null check (code in (301, 302, 410)),
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  check ((code = 410) = (to_path is null))
);

-- Pictures used inside texts.
create table media (
  id uuid primary key,
  picture_id uuid not null references picture,
  name text not null,
  image_alt text not null default '',
  created_at timestamptz not null,
  created_by uuid references account on delete set null
);
create index media_created on media (created_at desc, id);
create index media_picture on media (picture_id);
