create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Immutable, so that generated columns and indexes can use it; the dictionary is named for the same reason.
create function search_key(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent', value));

-- A LIKE pattern that matches the text anywhere, with its wildcards escaped.
create function contains_pattern(value text) returns text
  language sql immutable parallel safe strict
  return '%' || replace(replace(replace(search_key(value), '\', '\\'), '%', '\%'), '_', '\_') || '%';

create table account (
  id uuid primary key,
  username text not null,
  email text not null,
  name text,
  role text not null check (role in ('BLOGS', 'CAREERS')),
  password_hash text not null,
  disabled boolean not null default false,
  last_login_at timestamptz,
  created_at timestamptz not null
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

create table picture (
  id uuid primary key,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null
);

create table author (
  id uuid primary key,
  version integer not null default 1,
  author_name text not null,
  slug text not null,
  designation text,
  description text,
  email text,
  linkedin_url text,
  twitter_url text,
  picture_id uuid references picture,
  image_alt text not null default '',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null
);
create unique index author_slug on author (slug);
create index author_picture on author (picture_id);

create table category (
  id uuid primary key,
  version integer not null default 1,
  category_name text not null,
  slug text not null,
  description text,
  type text not null default 'ALL' check (type in ('ALL', 'BLOG', 'CASESTUDY', 'NEWSROOM')),
  sort_order integer not null default 0,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null
);
create unique index category_slug on category (slug);
create unique index category_name on category (lower(category_name));

create table blog (
  id uuid primary key,
  version integer not null default 1,
  status text not null check (status in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED')),
  blog_name text not null,
  slug text,
  description text not null default '',
  content text not null default '',
  -- The words of content, for search and reading time.
  plain_text text not null default '',
  picture_id uuid references picture,
  image_alt text not null default '',
  image_decorative boolean not null default false,
  category_id uuid references category,
  author_id uuid references author,
  tags text[] not null default '{}',
  featured boolean not null default false,
  -- When it is, was or will be public; in the future only while SCHEDULED.
  published_at timestamptz,
  meta_title text,
  meta_description text,
  keywords text,
  canonical_link text,
  noindex boolean not null default false,
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  deleted_at timestamptz,
  search_key text generated always as (search_key(blog_name || ' ' || description)) stored,
  search_words tsvector generated always as (
    to_tsvector('english', blog_name || ' ' || description || ' ' || plain_text)
  ) stored,
  check (status not in ('SCHEDULED', 'PUBLISHED') or (published_at is not null and slug is not null))
);
create unique index blog_slug on blog (slug) where deleted_at is null;
create index blog_public on blog (published_at desc, id) where status in ('SCHEDULED', 'PUBLISHED') and deleted_at is null;
create index blog_staff on blog (updated_at desc, id) where deleted_at is null;
create index blog_category on blog (category_id);
create index blog_author on blog (author_id);
create index blog_picture on blog (picture_id);
create index blog_tags on blog using gin (tags);
create index blog_search_key on blog using gin (search_key gin_trgm_ops);
create index blog_search_words on blog using gin (search_words);

-- Former slugs of published records, which keep redirecting.
create table former_slug (
  kind text not null,
  slug text not null,
  record_id uuid not null,
  created_at timestamptz not null,
  primary key (kind, slug)
);

create table audit (
  id uuid primary key,
  at timestamptz not null,
  account_id uuid references account on delete set null,
  action text not null,
  entity text not null,
  entity_id uuid,
  summary text not null,
  ip text
);
create index audit_at on audit (at desc);
create index audit_entity on audit (entity, entity_id);

-- The table layout that rate-limiter-flexible expects.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table setting (
  key text primary key,
  value jsonb not null
);
