-- That two applications are of one person, as somebody decided who compared them. Neither is changed by it (ADR 0111).
create table applicant_merge (
  id uuid primary key,
  applicant_id uuid not null references applicant on delete cascade,
  other_id uuid not null references applicant on delete cascade,
  merged_at timestamptz not null,
  merged_by uuid references account on delete set null,
  separated_at timestamptz,
  separated_by uuid references account on delete set null,
  check (applicant_id < other_id)
);
create unique index applicant_merge_once on applicant_merge (applicant_id, other_id) where separated_at is null;
create index applicant_merge_applicant on applicant_merge (applicant_id);
create index applicant_merge_other on applicant_merge (other_id);

-- What applications of one person have in common.
create index applicant_phone on applicant (phone_digits) where erased_at is null and phone_digits <> '';
create index stored_file_sha256 on stored_file (sha256);

-- An entry about two applicants is for those who see both; one about a job that was deleted while it was closed to its team
-- is for that team.
alter table audit add column other_id uuid;
alter table audit add column only_for uuid[];
