-- Newsletters that staff send to confirmed subscribers, each about one item.
create table newsletter_issue (
  id uuid primary key,
  version integer not null default 1,
  -- Null once the item is deleted for good.
  item_id uuid references content_item on delete set null,
  subject text not null,
  preheader text not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT')),
  -- When it is to be sent.
  send_at timestamptz,
  -- From here on it is sent, and in the archive.
  started_at timestamptz,
  -- What the emails say of the item, as it was when sending began, so that all of them say the same.
  content jsonb,
  -- Of its page in the archive.
  slug text unique,
  -- Since then, no more emails are written.
  handed_over_at timestamptz,
  finished_at timestamptz,
  -- The counts, once it is finished; before, they are those of the rows.
  sent_count integer,
  refused_count integer,
  unsent_count integer,
  -- Why it was not sent, or not to all.
  failure text,
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  check ((state = 'SCHEDULED') = (send_at is not null)),
  check ((state in ('SENDING', 'SENT')) = (started_at is not null)),
  check ((started_at is not null) = (slug is not null)),
  check ((state = 'SENT') = (finished_at is not null))
);
create index newsletter_issue_open on newsletter_issue (state) where state in ('SCHEDULED', 'SENDING');
create index newsletter_issue_updated on newsletter_issue (updated_at);
create index newsletter_issue_item on newsletter_issue (item_id);

-- Who has got an email of an issue, until it is finished: the key keeps anyone from getting two.
create table newsletter_recipient (
  issue_id uuid not null references newsletter_issue on delete cascade,
  subscriber_id uuid not null references subscriber on delete cascade,
  -- The email was deleted from the outbox before it was sent.
  unsent_at timestamptz,
  primary key (issue_id, subscriber_id)
);
create index newsletter_recipient_subscriber on newsletter_recipient (subscriber_id);

create index subscriber_confirmed on subscriber (id) where status = 'CONFIRMED';

alter table mail add column html text;
alter table mail add column issue_id uuid references newsletter_issue on delete cascade;
alter table mail add column subscriber_id uuid references subscriber on delete cascade;
create index mail_issue on mail (issue_id) where issue_id is not null;
create index mail_subscriber on mail (subscriber_id) where subscriber_id is not null;
-- Thousands of newsletters wait behind the email that resets a password.
drop index mail_due;
create index mail_due on mail ((issue_id is not null), next_attempt_at, id) where refused_at is null;
