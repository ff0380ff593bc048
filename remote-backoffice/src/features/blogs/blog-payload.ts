import type { BlogInput } from '@tekskills/shared/contracts/http/blogs'

/** What a save sends: the fields, and for an update which record at which version (contract §3.1, concurrency). */
export type BlogPayload = BlogInput & { id?: string; version?: number; removeImage?: true }
