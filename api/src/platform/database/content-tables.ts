import type { BundleState } from '@tekskills/shared/contracts/http/bundles'
import type { ContentKindName, ContentStatus } from '@tekskills/shared/contracts/http/content'
import type { ReviewStep } from '@tekskills/shared/contracts/http/reviews'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './json-column'

/** Blogs, newsroom items and case studies; columns of other content types stay empty. */
interface ContentItemTable {
  id: string
  version: Generated<number>
  kind: ContentKindName
  status: ContentStatus
  name: string
  slug: string | null
  description: Generated<string>
  content: Generated<string>
  /** The plain text of the rich texts, for search and reading time. */
  plain_text: Generated<string>
  picture_id: string | null
  template_picture_id: string | null
  image_alt: Generated<string>
  image_decorative: Generated<boolean>
  category_id: string | null
  author_id: string | null
  tags: Generated<string[]>
  featured: Generated<boolean>
  related_ids: Generated<string[]>
  /** `YYYY-MM-DD`. */
  news_date: string | null
  source: string | null
  external_link: string | null
  industry: string | null
  client_name: string | null
  services: Generated<string[]>
  results: Generated<string[]>
  about_client: Generated<string>
  objective: Generated<string>
  solution: Generated<string>
  challenge: Generated<string>
  impact: Generated<string>
  file_id: string | null
  /** When it is, was or will be public; in the future only while SCHEDULED. */
  published_at: Date | null
  /** When a draft is planned to go public; it is not published automatically. */
  planned_at: Date | null
  /** The publication date of a scheduled item that was public before. */
  earlier_published_at: Date | null
  /** The focal point of crops of the main picture, in percent from the left and from the top. */
  focus_x: number | null
  focus_y: number | null
  meta_title: string | null
  meta_description: string | null
  keywords: string | null
  canonical_link: string | null
  noindex: Generated<boolean>
  created_at: Date
  created_by: string | null
  updated_at: Date
  updated_by: string | null
  /** Who changed the content last, and did more than archive, restore, publish or schedule it. */
  content_by: string | null
  deleted_at: Date | null
  search_key: GeneratedAlways<string>
  search_words: GeneratedAlways<string>
  /** The pictures that it uses: by their ids in the library, or by those of their files. */
  picture_refs: GeneratedAlways<string[]>
}

interface ContentRevisionTable {
  item_id: string
  version: number
  at: Date
  account_id: string | null
  name: string
  status: ContentStatus
  fields: JsonColumn
  picture_refs: GeneratedAlways<string[]>
}

/** The unpublished changes of a public item. */
interface ContentDraftTable {
  item_id: string
  at: Date
  account_id: string | null
  /** Who changed the content last. */
  content_by: string | null
  /** The changed columns of the item, as `jsonb_populate_record` reads them. */
  changes: JsonColumn
  picture_refs: GeneratedAlways<string[]>
}

interface AutosaveTable {
  id: string
  account_id: string
  kind: ContentKindName
  item_id: string | null
  version: number | null
  sequence: number
  name: string
  /** The values of the form, as JSON text. */
  form: string
  user_agent: string | null
  at: Date
  picture_refs: GeneratedAlways<string[]>
}

interface RedirectTable {
  id: string
  version: Generated<number>
  from_path: string
  to_path: string | null
  code: 301 | 302 | 410
  created_at: Date
  created_by: string | null
  updated_at: Date
  updated_by: string | null
}

/** The library of pictures. */
interface MediaTable {
  id: string
  version: Generated<number>
  picture_id: string
  name: string
  image_alt: Generated<string>
  /** False for a picture that came with the form of an item: it is deleted with its last use. */
  kept: Generated<boolean>
  created_at: Date
  created_by: string | null
}

/** Items that go live together. */
interface BundleTable {
  id: string
  version: Generated<number>
  name: string
  state: BundleState
  goes_live_at: Date | null
  comes_back_at: Date | null
  live_since: Date | null
  failure: string | null
  created_at: Date
  created_by: string | null
  updated_at: Date
  updated_by: string | null
}

interface BundleItemTable {
  bundle_id: string
  item_id: string
  kind: ContentKindName
  name: string
  seen_version: number
  seen_status: ContentStatus
  /** The columns of the item before its bundle went live. */
  before: JsonColumn | null
  picture_refs: GeneratedAlways<string[]>
}

/** Comments of colleagues on an item, one of its fields or a passage of its text. */
/** A link by which people without an account see an item, and may comment on it. */
interface ReviewLinkTable {
  id: string
  item_id: string
  allows_comments: boolean
  created_at: Date
  created_by: string | null
  expires_at: Date
  revoked_at: Date | null
  /** When staff were last emailed about comments through it. */
  notified_at: Date | null
}

interface ReviewThreadTable {
  id: string
  item_id: string
  /** The link through which a reviewer without an account began it. */
  link_id: string | null
  field: string | null
  quote: string | null
  quote_before: string | null
  quote_after: string | null
  created_at: Date
  resolved_at: Date | null
  resolved_by: string | null
}

interface ReviewCommentTable {
  id: string
  thread_id: string
  account_id: string | null
  /** The name that a reviewer without an account entered. */
  outside_name: string | null
  text: string
  created_at: Date
  edited_at: Date | null
}

/** The assignee of an item, and the latest step toward its approval. */
interface ReviewTable {
  item_id: string
  assigned_to: string | null
  step: ReviewStep | null
  step_version: number | null
  step_at: Date | null
  step_by: string | null
}

/**
 * The tables of `0003-content.sql`, `0026-content-drafts.sql`, `0029-autosaves.sql`, `0035-bundles.sql`,
 * `0058-review-comments.sql`, `0059-approvals.sql` and `0071-review-links.sql`; `0049-media-library.sql` adds what uses
 * which picture.
 */
export interface ContentSchema {
  content_item: ContentItemTable
  content_revision: ContentRevisionTable
  content_draft: ContentDraftTable
  autosave: AutosaveTable
  redirect: RedirectTable
  media: MediaTable
  bundle: BundleTable
  bundle_item: BundleItemTable
  review_link: ReviewLinkTable
  review_thread: ReviewThreadTable
  review_comment: ReviewCommentTable
  review: ReviewTable
}
