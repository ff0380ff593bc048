-- What résumés say, apart from the applicants, so that lists never read it. A row is inserted with the application and
-- filled later.
create table resume_text (
  file_id uuid primary key references stored_file on delete cascade,
  -- Null until it has been read, and for documents in which there is no text.
  text text,
  words tsvector,
  -- When it is next read; null once it has been.
  due_at timestamptz
);
create index resume_text_words on resume_text using gin (words);
create index resume_text_due on resume_text (due_at) where due_at is not null;

insert into resume_text (file_id, due_at)
  select distinct resume_id, now() from applicant where resume_id is not null;
