-- Passkeys (WebAuthn credentials) with which accounts log in after their password.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- As the authenticator named it, in base64url.
  credential_id text not null unique,
  -- A COSE key.
  public_key bytea not null,
  -- How often the authenticator has signed; 0 for ever where it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Challenges that wait for the answer of an authenticator. Each is answered once, for one account and one purpose.
create table passkey_challenge (
  challenge_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('LOGIN', 'CONFIRM', 'ADD')),
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);
