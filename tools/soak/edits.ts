import assert from 'node:assert/strict'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Revision } from '@tekskills/shared/contracts/http/content'
import type { ServiceClient } from '../../api/src/testing/service-client'
import { soak } from './soaked-service'

const EDITORS = 20
const WRITES = 500

// Twenty editors add a mark each to one blog, again and again: no accepted mark may be lost, no version skipped.
await soak(async ({ blogs }) => {
  const added = await blogs('POST', '/blogs', {
    json: { blogName: 'Shared', content: '<p>begin</p>', status: 'DRAFT' },
  })
  const { id } = (await added.json()) as StaffBlog
  const accepted: string[] = []
  let refused = 0

  async function edit(editor: number): Promise<void> {
    while (accepted.length < WRITES) {
      const { version, content } = await read(blogs, id)
      const mark = `mark-${editor}-${version}-end`
      const json = { id, version, content: `${content}<p>${mark}</p>` }
      const answer = await blogs('PUT', '/blogs', { json })
      await answer.arrayBuffer()
      if (answer.status === 200) accepted.push(mark)
      else assert.equal(answer.status, 409)
      refused += Number(answer.status !== 200)
    }
  }

  await Promise.all(Array.from({ length: EDITORS }, (_, editor) => edit(editor)))
  const { version, content } = await read(blogs, id)
  for (const mark of accepted) assert.equal(content.split(mark).length, 2, `${mark} is lost or doubled`)
  assert.equal(version, accepted.length + 1)
  const revisions = (await (await blogs('GET', `/blogs/${id}/revisions`)).json()) as Revision[]
  const versions = revisions.map((revision) => revision.version)
  assert.deepEqual(
    versions,
    versions.map((_, index) => version - index),
  )
  return `${accepted.length} edits by ${EDITORS} editors accepted, ${refused} refused, none lost; version ${version}`
})

async function read(client: ServiceClient, id: string): Promise<StaffBlog> {
  const answer = await client('GET', `/blogs/${id}`)
  assert.equal(answer.status, 200)
  return (await answer.json()) as StaffBlog
}
