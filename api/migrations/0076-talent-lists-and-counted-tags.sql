-- Filters of the talent pool that recruiters share under a name. They contain no personal data: not the search text, and
-- no ids of people.
create table talent_list (
  id uuid primary key,
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null,
  created_by uuid references account on delete set null
);
create unique index talent_list_name on talent_list (search_key(name));

-- The tags in use are counted on each load of the lists: from the index alone.
drop index applicant_tagged;
create index applicant_tagged on applicant (career_id) include (future, tags) where erased_at is null and tags <> '{}';
