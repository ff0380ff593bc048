-- When the link to the applicant's own page was last mailed. Only that link is valid; without one, none is.
alter table applicant add column link_sent_at timestamptz;
