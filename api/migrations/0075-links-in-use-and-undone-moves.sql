-- An email with a new link no longer ends the earlier ones: every link mailed since then is valid (ADR 0129). What was
-- valid before stays valid, what was revoked stays revoked.
alter table applicant add column links_valid_from timestamptz;
update applicant set links_valid_from = link_sent_at where link_sent_at is not null;

-- A move that was undone at once, and the move that undid it: in the history, but not in the figures.
alter table applicant_stage_move add column undone boolean not null default false;
drop index applicant_stage_move_stay;
create index applicant_stage_move_stay on applicant_stage_move (applicant_id, at, id) include (to_stage)
  where from_stage is distinct from to_stage and not undone;
drop index applicant_stage_move_hired;
create index applicant_stage_move_hired on applicant_stage_move (applicant_id, at)
  where to_stage = 'HIRED' and not undone;

-- The time zone of the browser in which the applicant chose the time.
alter table interview add column time_zone text;
