-- The inbox of the content team: what staff write about an enquiry or reply to it, who takes care of it, and which mails
-- belong to it, so that erasing it leaves none of them.
create table enquiry_entry (
  id uuid primary key,
  enquiry_id uuid not null references enquiry on delete cascade,
  type text not null check (type in ('NOTE', 'REPLY')),
  text text not null,
  created_at timestamptz not null,
  created_by uuid references account on delete set null
);
create index enquiry_entry_enquiry on enquiry_entry (enquiry_id);

alter table enquiry add column assigned_to uuid references account on delete set null;
create index enquiry_assigned on enquiry (assigned_to);

alter table mail add column enquiry_id uuid references enquiry on delete cascade;
create index mail_enquiry on mail (enquiry_id);
