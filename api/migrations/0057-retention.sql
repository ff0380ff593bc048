-- When an applicant was last asked whether they want to be kept for longer, and when they last agreed to it.
alter table applicant add column keep_asked_at timestamptz;
alter table applicant add column keep_agreed_at timestamptz;
alter table applicant_stage_move add column kept text check (kept in ('ASKED', 'AGREED'));
