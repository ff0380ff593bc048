create table enquiry (
  id uuid primary key,
  version integer not null default 1,
  type text not null check (type in ('CONTACT', 'CASESTUDY')),
  status text not null default 'NEW' check (status in ('NEW', 'READ', 'REPLIED', 'SPAM')),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  company text,
  phone text,
  case_study_id text,
  -- Sent without a captcha token.
  suspected_spam boolean not null,
  -- Deduplication key: equal if the same enquiry is sent twice in a row.
  request_key bytea not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  search_key text generated always as (
    search_key(name || ' ' || email || ' ' || subject || ' ' || message || ' ' || coalesce(company, ''))
  ) stored
);
create index enquiry_created on enquiry (created_at desc, id);
create index enquiry_status on enquiry (status, created_at desc);
create index enquiry_search_key on enquiry using gin (search_key gin_trgm_ops);

create table subscriber (
  id uuid primary key,
  email text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
  created_at timestamptz not null,
  -- When the last confirmation mail was queued.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index subscriber_email on subscriber (lower(email));
create index subscriber_created on subscriber (created_at desc, id);
create index subscriber_search_key on subscriber using gin (search_key(email) gin_trgm_ops);

-- The outbox: a mail is inserted in the transaction of the change that it is about, and deleted once it is sent.
create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  reply_to text,
  unsubscribe_url text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  -- Rejected permanently by the receiving server.
  refused_at timestamptz
);
create index mail_due on mail (next_attempt_at, id) where refused_at is null;

-- Used captcha tokens, stored until they expire.
create table captcha_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
create index captcha_nonce_expires on captcha_nonce (expires_at);

alter table account
  add column otp_secret text,
  -- Set until the user has confirmed a code from their device.
  add column otp_pending_secret text,
  -- The time step of the last used code, because each code is valid only once.
  add column otp_last_step bigint;

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table password_reset (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_reset_account on password_reset (account_id);

alter table session
  add column ip text,
  add column user_agent text;
