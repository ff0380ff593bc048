import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../', import.meta.url))

/** Jobs, applicants and all that belongs to them. */
const TABLES =
  'career|applicant|applicant_merge|applicant_note|applicant_mail|applicant_stage_move|scorecard|interview|interview_slot|slot_interviewer'
const QUERY = new RegExp(
  `\\b(?:from|join|update|into) (?:${TABLES})\\b|(?:From|Table|Join|Into)\\(\\s*'(?:${TABLES})(?: as \\w+)?'`,
)

/**
 * Every file that queries these tables, and why it shows a recruiter nothing about a job that is restricted to others.
 * Listed explicitly, so that a new one needs a deliberate entry.
 */
const FILES: Record<string, string> = {
  'domain/addresses/addresses.repository.ts': 'public jobs only',
  'domain/applicants/applicant-lists.ts': 'selects through applicant-rows',
  'domain/applicants/applicant-rows.ts': 'has the condition',
  'domain/applicants/applicants.repository.ts': 'selects through applicant-rows; locks with a right',
  'domain/applicants/applicants.service.ts': 'locks first',
  'domain/applicants/applications.repository.ts': 'acts for visitors',
  'domain/applicants/data-copy.ts': 'locks first; for the holder of a link',
  'domain/applicants/decided-person.ts': 'has the condition; read beside applicant-rows',
  'domain/applicants/erase-applicant.ts': 'acts by the clock, or after locking',
  'domain/applicants/interview-invitation.ts': 'locks first',
  'domain/applicants/interviews.repository.ts': 'its callers require a right, or act for the applicant',
  'domain/applicants/interviews.service.ts': 'requires a right',
  'domain/applicants/keep-longer.ts': 'locks first; for the holder of a link',
  'domain/applicants/leave-hiring.ts': 'tells those who lead the hiring',
  'domain/applicants/own-application-link.ts': 'its callers lock first; for the holder of a link',
  'domain/applicants/own-application.service.ts': 'for the holder of a link',
  'domain/applicants/same-person.repository.ts': 'selects through applicant-rows; has the condition',
  'domain/applicants/same-person.service.ts': 'locks first',
  'domain/applicants/scorecards.repository.ts': 'its callers have read the applicant',
  'domain/applicants/scorecards.service.ts': 'locks first',
  'domain/applicants/stage-mails.ts': 'selects through applicant-rows; requires a right',
  'domain/applicants/announced-stage.ts': 'for the holder of a link',
  'domain/audit/audit-lists.ts': 'has the condition',
  'domain/careers/career-rows.ts': 'has the condition',
  'domain/careers/careers.repository.ts': 'has the condition; locks with a right',
  'domain/careers/careers.service.ts': 'locks first',
  'domain/careers/close-expired-careers.ts': 'acts by the clock',
  'domain/careers/public-career-rows.ts': 'public jobs only, or for the holder of a link that a lead has made',
  'domain/dashboard/careers-dashboard.repository.ts': 'has the condition',
  'domain/hiring-reports/hiring-reports.repository.ts': 'has the condition',
  'domain/hiring-teams/hiring-teams.repository.ts': 'its callers have locked the job, or are operators',
  'domain/hiring-teams/job-access.ts': 'is the condition',
  'domain/job-alerts/job-alerts.repository.ts': 'public jobs only',
  'domain/media/media-uses.ts': 'says that a job uses a picture, not which one',
  'domain/search/search.repository.ts': 'public jobs only',
}

test('ST-08 every file that queries jobs or applicants is known, with the reason why it shows nothing to strangers', () => {
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|seed)\//.test(file))
    .filter((file) => QUERY.test(fs.readFileSync(path.join(source, file), 'utf8')))
  assert.deepEqual(found.toSorted(), Object.keys(FILES).toSorted())
})
