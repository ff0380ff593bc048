-- The history of an applicant is more than stages: the job they are considered for and the previous one, with the titles
-- of that time, and when they were moved into the talent pool (true) or out of it (false).
alter table applicant_stage_move add column job text;
alter table applicant_stage_move add column previous_job text;
alter table applicant_stage_move add column future boolean;
