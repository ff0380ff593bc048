import type { BlogInput, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { StoredSession } from '../../tools/testing/sign-in'

/**
 * Adds a draft through the service, for tests that start from an existing blog.
 * @param session browser state of an account with the role BLOGS
 * @throws {Error} with the response when the service rejects the draft
 */
export async function addDraft({ origins }: StoredSession, input: BlogInput): Promise<StaffBlog> {
  const [site] = origins
  const token = site?.localStorage.find(({ name }) => name === 'Token')?.value
  const response = await fetch(`${site?.origin}/api/blogs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...input, status: 'DRAFT' }),
  })
  if (!response.ok) throw new Error(`The draft was not added: ${response.status} ${await response.text()}`)
  return (await response.json()) as StaffBlog
}
