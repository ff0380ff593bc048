import assert from 'node:assert/strict'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Revision } from '@tekskills/shared/contracts/http/content'
import type { ServiceClient } from '../../api/src/testing/service-client'
import { soak } from './soaked-service'

const EDITORS = 20
const WRITES = 500

// Twenty editors repeatedly add marks to one blog: no accepted mark may be lost, no version skipped.
await soak(async ({ blogs }) => {
  const added = await blogs('POST', '/blogs', {
    json: { blogName: 'Shared', content: '<p>begin</p>', status: 'DRAFT' },
  })
  const { id } = (await added.json()) as StaffBlog
  const accepted: string[] = []
  let rejected = 0

  async function edit(editor: number): Promise<void> {
    while (accepted.length < WRITES) {
      const { version, content } = await read(blogs, id)
      const mark = `mark-${editor}-${version}-end`
      const json = { id, version, content: `${content}<p>${mark}</p>` }
      const response = await blogs('PUT', '/blogs', { json })
      await response.arrayBuffer()
      if (response.status === 200) accepted.push(mark)
      else assert.equal(response.status, 409)
      rejected += Number(response.status !== 200)
    }
  }

  await Promise.all(Array.from({ length: EDITORS }, (_, editor) => edit(editor)))
  const { version, content } = await read(blogs, id)
  for (const mark of accepted) assert.equal(content.split(mark).length, 2, `${mark} is lost or duplicated`)
  assert.equal(version, accepted.length + 1)
  const revisions = (await (await blogs('GET', `/blogs/${id}/revisions`)).json()) as Revision[]
  const versions = revisions.map((revision) => revision.version)
  assert.deepEqual(
    versions,
    versions.map((_, index) => version - index),
  )
  return `${accepted.length} edits by ${EDITORS} editors accepted, ${rejected} rejected, none lost; version ${version}`
})

async function read(client: ServiceClient, id: string): Promise<StaffBlog> {
  const response = await client('GET', `/blogs/${id}`)
  assert.equal(response.status, 200)
  return (await response.json()) as StaffBlog
}
