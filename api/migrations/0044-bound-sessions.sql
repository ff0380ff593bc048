-- A session that began with a key of the browser: the thumbprint of that key (RFC 7638), and when somebody used its
-- token without the key, which ended it.
alter table session
  add column key_thumbprint text,
  add column copied_at timestamptz;

-- Proofs of the key that have been used, until they are too old to be accepted anyway.
create table used_proof (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_proof_expires_at on used_proof (expires_at);
