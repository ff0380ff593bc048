-- Mails to an applicant that wait in the outbox are deleted when the applicant is erased.
alter table mail add column applicant_id uuid references applicant on delete cascade;
