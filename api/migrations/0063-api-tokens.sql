-- Tokens with which programs of staff call the service. Only the hash of a token is stored.
create table api_token (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  -- Such as `blogs:write`, which includes reading.
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_token_account on api_token (account_id);
create index api_token_expires_at on api_token (expires_at);

-- Name of the token with which a change was made; null for a change in a browser. It stays when the token goes.
alter table audit add column token_name text;
