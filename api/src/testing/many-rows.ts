import { sql } from 'kysely'
import type { Database } from '../platform/database/database'

/** Tables that no list may scan completely. */
export const largeTables: readonly string[] = ['content_item', 'applicant', 'enquiry', 'audit', 'subscriber']

/** SQL for texts whose words occur in few rows, so that a search finds some of many. */
const text = `'Record ' || n || ' about ' || (array['cloud','data','harbour','payroll','testing'])[1 + n % 5] || ' '
  || md5(n::text)`
const times = `now() - n * interval '1 minute'`

const statements = (rows: number) => [
  `insert into category (id, category_name, slug, created_at, updated_at)
    select gen_random_uuid(), 'Category ' || n, 'category-' || n, now(), now() from generate_series(1, 20) n`,
  `insert into author (id, author_name, slug, created_at, updated_at)
    select gen_random_uuid(), 'Author ' || n, 'author-' || n, now(), now() from generate_series(1, 50) n`,
  `insert into content_item (id, kind, status, name, slug, description, content, plain_text, published_at, created_at,
      updated_at, category_id, author_id, news_date)
    select gen_random_uuid(), (array['BLOG','NEWSROOM','CASESTUDY'])[1 + n % 3], 'PUBLISHED', ${text}, 'item-' || n,
      'What happened with number ' || n, '<p>' || ${text} || '</p>', ${text}, ${times}, ${times}, ${times},
      (select id from category where slug = 'category-' || (1 + n % 20)),
      (select id from author where slug = 'author-' || (1 + n % 50)), current_date - n % 900
    from generate_series(1, ${rows * 3}) n`,
  `insert into career (id, status, job_title, job_code, slug, description, employment_type, country, city, closing_date,
      posted_at, created_at, updated_at)
    select gen_random_uuid(), 'OPEN', 'Engineer ' || n, 'JOB-2026-' || n, 'engineer-' || n, '<p>x</p>', 'FULL_TIME',
      'India', 'Pune', current_date + 60, now(), now(), now() from generate_series(1, 200) n`,
  `insert into applicant (id, reference, career_id, future, name, email, consent_text, consent_at, applied_at,
      last_contact_at, retention_until, updated_at, desired_role, preferred_country, experience_years, phone, tags)
    select gen_random_uuid(), 'APP-' || n, (select id from career where slug = 'engineer-' || (1 + n % 200)), n % 4 = 0,
      ${text}, 'person' || n || '@example.org', 'x', ${times}, ${times}, ${times}, now() + interval '2 years', ${times},
      'Engineer', 'India', n % 30, '+44 20 7946 ' || lpad(n::text, 4, '0'),
      case when n % 40 = 24 then array['Tag ' || n, 'night shift'] else '{}' end
    from generate_series(1, ${rows}) n`,
  // Everyone is screened after a day and rejected after another one.
  `insert into applicant_stage_move (id, applicant_id, from_stage, to_stage, at)
    select gen_random_uuid(), applicant.id, step.from_stage, step.to_stage, applied_at + step.days * interval '1 day'
    from applicant, (values (null, 'NEW', 0), ('NEW', 'SCREENING', 1), ('SCREENING', 'REJECTED', 2))
      as step (from_stage, to_stage, days)`,
  "update applicant set stage = 'REJECTED', reject_code = 'SKILLS'",
  `insert into enquiry (id, type, status, name, email, subject, message, suspected_spam, request_key, created_at, updated_at)
    select gen_random_uuid(), 'CONTACT', 'NEW', 'Ada', 'ada' || n || '@example.org', ${text}, ${text}, false,
      decode(md5(n::text), 'hex'), ${times}, ${times} from generate_series(1, ${rows}) n`,
  `insert into subscriber (id, email, status, created_at, asked_at)
    select gen_random_uuid(), 'reader' || n || '@example.org', 'CONFIRMED', ${times}, ${times}
    from generate_series(1, ${rows}) n`,
  `insert into audit (id, at, action, entity, entity_id, summary, ip)
    select gen_random_uuid(), ${times}, 'update', (array['blog','career'])[1 + n % 2], gen_random_uuid(), ${text}, '::1'
    from generate_series(1, ${rows}) n`,
]

/** Fills every large table with `rows` rows (content: per type), and updates the planner's statistics. */
export async function insertManyRows({ unlimited }: Database, rows: number): Promise<void> {
  for (const statement of [...statements(rows), 'vacuum analyze']) await sql.raw(statement).execute(unlimited)
}

/** The number of sequential scans so far, by table. */
export async function sequentialScans({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1)',
    [largeTables],
  )
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
}
