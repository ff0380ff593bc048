-- The way of an applicant is more than stages: for which job they are considered and for which before, in the words of that
-- day, and when they came into the talent pool (true) or left it (false).
alter table applicant_stage_move add column job text;
alter table applicant_stage_move add column previous_job text;
alter table applicant_stage_move add column future boolean;
