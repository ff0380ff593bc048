import type { AuditedAction, AuditedEntity } from '@tekskills/shared/contracts/http/audit'
import type { Generated } from 'kysely'
import type { AccountTables } from './account-tables'
import type { CareersSchema } from './careers-tables'
import type { ContentSchema } from './content-tables'
import type { EnquiryTables } from './enquiry-tables'
import type { ImportTables } from './import-tables'
import type { JsonColumn } from './json-column'
import type { ReadingTables } from './reading-tables'
import type { ReleaseTables } from './release-tables'
import type { WebhookTables } from './webhook-tables'

export type RecordStatus = 'ACTIVE' | 'INACTIVE'
export type CategoryType = 'ALL' | 'BLOG' | 'CASESTUDY' | 'NEWSROOM'

interface PictureTable {
  id: string
  width: number
  height: number
  bytes: number
  created_at: Date
}

/** Who created and last changed a record, and its version for optimistic locking (contract §3.5). */
interface Authored {
  id: string
  version: Generated<number>
  created_at: Date
  created_by: string | null
  updated_at: Date
  updated_by: string | null
}

interface AuthorTable extends Authored {
  author_name: string
  slug: string
  designation: string | null
  description: string | null
  email: string | null
  linkedin_url: string | null
  twitter_url: string | null
  picture_id: string | null
  image_alt: Generated<string>
  status: Generated<RecordStatus>
}

interface CategoryTable extends Authored {
  category_name: string
  slug: string
  description: string | null
  type: Generated<CategoryType>
  sort_order: Generated<number>
  status: Generated<RecordStatus>
}

interface FormerSlugTable {
  id: Generated<string>
  kind: string
  slug: string
  record_id: string
  created_at: Date
}

interface AuditTable {
  id: string
  at: Date
  account_id: string | null
  action: AuditedAction
  entity: AuditedEntity
  entity_id: string | null
  summary: string
  ip: string | null
  /** The second record of an entry about two, which its readers must also see. */
  other_id: Generated<string | null>
  /** The accounts that may read an entry about a job that was deleted while it was restricted to its team. */
  only_for: Generated<string[] | null>
  /** Name of the token of a program that did it on behalf of the account. */
  token_name: Generated<string | null>
}

/** The editors who have the form of a record open. */
interface EditingTable {
  entity: string
  record_id: string
  account_id: string
  since: Date
  seen_at: Date
}

interface SettingTable {
  key: string
  value: JsonColumn
}

/** The tables that `api/migrations` creates. */
export interface Schema
  extends
    AccountTables,
    CareersSchema,
    ContentSchema,
    EnquiryTables,
    ImportTables,
    ReadingTables,
    ReleaseTables,
    WebhookTables {
  picture: PictureTable
  author: AuthorTable
  category: CategoryTable
  former_slug: FormerSlugTable
  audit: AuditTable
  setting: SettingTable
  editing: EditingTable
}
