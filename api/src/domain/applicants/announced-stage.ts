import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { sql } from 'kysely'

/**
 * The stage of the joined applicant that their own page shows. An applicant must not learn of an offer from a page, so
 * it is shown once an email of that stage has been sent. While an email of any other stage is scheduled, that stage
 * waits for it too. Until then, the page shows the previous stage.
 */
export const announcedStage = sql<ApplicantStage>`coalesce((
  select move.from_stage from applicant_stage_move as move
  where move.applicant_id = applicant.id and move.to_stage = applicant.stage and move.from_stage <> move.to_stage and not move.undone
    and (exists (
        select from applicant_mail as scheduled
        where scheduled.applicant_id = applicant.id and scheduled.stage = applicant.stage
          and scheduled.queued_at is null and scheduled.canceled_at is null)
      or applicant.stage = 'OFFER' and not exists (
        select from applicant_mail as sent
        where sent.applicant_id = applicant.id and sent.stage = 'OFFER' and sent.queued_at is not null))
  order by move.at desc, move.id desc limit 1), applicant.stage)`
