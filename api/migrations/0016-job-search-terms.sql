-- The words of a text without accents and punctuation, each between spaces, followed by each pair of adjacent words as
-- one word: "Full-Stack, S/4HANA" is found by `full stack`, `fullstack` and `s4hana`. Characters that distinguish
-- programming languages (C++, C#) are kept.
create function search_terms(value text) returns text
  language sql immutable parallel safe strict
  return (
    select ' ' || coalesce(string_agg(word, ' ' order by place), '') || ' ' || coalesce(string_agg(pair, ' ' order by place), '')
      || ' '
    from (
      select word, place, word || lead(word) over (order by place) as pair
      from regexp_split_to_table(search_key(value), '[\s!"$%&''()*,./:;<=>?@\[\]^_`{|}~\\-]+') with ordinality
        as split (word, place)
      where word <> ''
    ) as words
  );

-- Title, place and terms of a job: the words by which people search for jobs.
alter table career add column search_terms text generated always as (
  search_terms(job_title || ' ' || job_code || ' ' || coalesce(department, '') || ' ' || joined(skills) || ' '
    || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(country, '') || ' '
    || replace(workplace_type, '_', ' ') || ' ' || replace(coalesce(employment_type, ''), '_', ' '))
) stored;
create index career_search_terms on career using gin (search_terms gin_trgm_ops);
