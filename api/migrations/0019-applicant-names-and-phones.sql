-- The words of a name as in 0016, so that `obrien` finds "O’Brien", and the digits of a phone number without its dialling
-- prefix of zeros: "+44 (0) 20 7946 0000", "0044 20 7946 0000" and "442079460000" are the same.
alter table applicant
  add column name_terms text generated always as (search_terms(name)) stored,
  add column phone_digits text generated always as (
    ltrim(regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9]', '', 'g'), '0')
  ) stored;
create index applicant_name_terms on applicant using gin (name_terms gin_trgm_ops);
create index applicant_phone_digits on applicant using gin (phone_digits gin_trgm_ops);
