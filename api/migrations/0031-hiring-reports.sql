-- What the reports about hiring read of every application of a period, and of every move between stages, in order.
create index applicant_reported on applicant (applied_at, id) include (career_id, source, stage, reject_code)
  where erased_at is null and career_id is not null;
create index applicant_stage_move_stay on applicant_stage_move (applicant_id, at, id) include (to_stage)
  where from_stage is distinct from to_stage;
