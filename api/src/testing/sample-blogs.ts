import assert from 'node:assert/strict'
import type { BlogInput, StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { TestApp } from './test-app'

/** Adds a blog through the service; published unless `input` says otherwise. */
export async function addBlog({ app }: TestApp, headers: object, input: BlogInput): Promise<StaffBlog> {
  const payload = { description: `About ${input.blogName}.`, ...input }
  const response = await app.inject({ method: 'POST', url: '/api/blogs', headers: { ...headers }, payload })
  assert.equal(response.statusCode, 201, response.body)
  return response.json<StaffBlog>()
}

/** Updates a blog through the service and returns the response. */
export const putBlog = ({ app }: TestApp, headers: object, payload: object) =>
  app.inject({ method: 'PUT', url: '/api/blogs', headers: { ...headers }, payload })
