import type { BlogInput, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { StoredSession } from '../../tools/testing/sign-in'
import { staffCall } from './staff-call'

/**
 * Adds a draft through the service, for tests that start from an existing blog.
 * @param session browser state of an account with the role BLOGS
 * @throws {Error} with the response when the service rejects the draft
 */
export const addDraft = (session: StoredSession, input: BlogInput): Promise<StaffBlog> =>
  staffCall(session, 'blogs', { method: 'POST', body: { ...input, status: 'DRAFT' } })

/** Publishes a new blog through the service, like {@link addDraft}. */
export const publishBlog = (session: StoredSession, input: BlogInput): Promise<StaffBlog> =>
  staffCall(session, 'blogs', { method: 'POST', body: { ...input, status: 'PUBLISHED' } })
