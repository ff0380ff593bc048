import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { sql } from 'kysely'

/**
 * The stage of the joined applicant that their own page shows. An offer is news that a page must not break, so it shows
 * once an email of that stage has been sent. While an email of any stage is planned, its news waits for it too. Until
 * then the page shows the stage before.
 */
export const announcedStage = sql<ApplicantStage>`coalesce((
  select move.from_stage from applicant_stage_move as move
  where move.applicant_id = applicant.id and move.to_stage = applicant.stage and move.from_stage <> move.to_stage and not move.undone
    and (exists (
        select from applicant_mail as planned
        where planned.applicant_id = applicant.id and planned.stage = applicant.stage
          and planned.queued_at is null and planned.canceled_at is null)
      or applicant.stage = 'OFFER' and not exists (
        select from applicant_mail as sent
        where sent.applicant_id = applicant.id and sent.stage = 'OFFER' and sent.queued_at is not null))
  order by move.at desc, move.id desc limit 1), applicant.stage)`
