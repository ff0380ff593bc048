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
  -- It came without a captcha token.
  suspected_spam boolean not null,
  -- The same enquiry sent twice in a row has the same one.
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
  -- When the last mail that asks for a confirmation was written.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index subscriber_email on subscriber (lower(email));
create index subscriber_created on subscriber (created_at desc, id);
create index subscriber_search_key on subscriber using gin (search_key(email) gin_trgm_ops);

-- Mail that is still to go out, written in the transaction of what it is about. A row ends when its mail has left.
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
  -- The receiving server will never take it.
  refused_at timestamptz
);
create index mail_due on mail (next_attempt_at, id) where refused_at is null;

-- Captcha tokens that have been used, until they expire by themselves.
create table captcha_nonce (
  nonce text primary key,
  expires_at timestamptz not null
);
create index captcha_nonce_expires on captcha_nonce (expires_at);

alter table account
  add column otp_secret text,
  -- Set while the person has not yet shown that their device has it.
  add column otp_pending_secret text,
  -- The time step of the last code that was used: a code counts once.
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
