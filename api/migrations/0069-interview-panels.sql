-- Everyone who takes part in an interview on the company's side. `interview_slot.account_id` is the first of them.
create table slot_interviewer (
  slot_id uuid not null references interview_slot on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (slot_id, account_id)
);
create index slot_interviewer_account on slot_interviewer (account_id);
insert into slot_interviewer select id, account_id from interview_slot;

-- A service that still runs with the former release names only the first one.
create function name_first_interviewer() returns trigger
language plpgsql as $$
begin
  -- A restore of a backup inserts these rows by itself.
  if current_setting('tekskills.restoring', true) = 'on' then return null; end if;
  insert into slot_interviewer values (new.id, new.account_id) on conflict do nothing;
  return null;
end $$;
create trigger interview_slot_first after insert on interview_slot
  for each row execute function name_first_interviewer();
