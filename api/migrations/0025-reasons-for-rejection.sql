-- Why an applicant was rejected, from a list that reports count; the text next to it is the note of the one who decided.
-- Reasons that were written before stay as text without a listed reason.
alter table applicant add column reject_code text check (reject_code in (
  'SKILLS', 'EXPERIENCE', 'OVERQUALIFIED', 'LOCATION', 'RIGHT_TO_WORK', 'PAY', 'AVAILABILITY', 'INTERVIEW',
  'OTHER_CANDIDATE', 'POSITION_CLOSED', 'INCOMPLETE', 'OTHER'));
alter table applicant_stage_move add column reject_code text;
create index applicant_rejected on applicant (reject_code) include (career_id)
  where stage = 'REJECTED' and erased_at is null;
