-- Uploaded files whose articles can be imported, until they expire.
create table content_import (
  id uuid primary key,
  account_id uuid references account on delete set null,
  name text not null,
  format text not null,
  left_out text[] not null,
  -- The archive, for its pictures; null for a file without any.
  file_id uuid references stored_file,
  created_at timestamptz not null
);
create index content_import_account on content_import (account_id);
create index content_import_file on content_import (file_id);
create index content_import_created_at on content_import (created_at);

create table content_import_article (
  import_id uuid not null references content_import on delete cascade,
  position integer not null,
  source_id text not null,
  article jsonb not null,
  primary key (import_id, position)
);

-- What has been imported, so that the same article is recognized in any later file.
create table imported_article (
  source_id text primary key,
  item_id uuid not null references content_item on delete cascade,
  imported_at timestamptz not null
);
create index imported_article_item on imported_article (item_id);

-- Pictures by the hash of the imported file, so that each is in the library once.
create table imported_picture (
  sha256 bytea primary key,
  media_id uuid not null references media on delete cascade
);
create index imported_picture_media on imported_picture (media_id);
