import assert from 'node:assert/strict'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { formBody } from './forms'
import type { CrashTestWriter } from './crash-test-writer'
import { samplePicture } from './sample-pictures'
import { readAll, type ServiceClient } from './service-client'

/** One in this many blogs has a picture. */
const PICTURE_EVERY = 3

interface Entry {
  /** The last acknowledged description, and the one in flight. */
  description: string
  inFlight?: string
}

/** Adds blogs, some with a picture, and changes them in a loop. */
export function blogWriter(): CrashTestWriter {
  /** Every acknowledged blog. */
  const ledger = new Map<string, Entry>()
  const checkedPictures = new Set<string>()
  let count = 0
  let number = 0

  async function add(client: ServiceClient): Promise<StaffBlog> {
    number += 1
    const fields = { blogName: `Blog ${number}`, description: 'added', imageAlt: 'A field' }
    const files: Record<string, Buffer> = {}
    if (number % PICTURE_EVERY === 0) files.image = await samplePicture('png', 64, 64)
    const form = await formBody(fields, files)
    const added = await client('POST', '/blogs', { headers: form.headers, body: form.payload })
    const blog = (await added.json()) as StaffBlog
    assert.equal(added.status, 201, JSON.stringify(blog))
    ledger.set(blog.id, { description: 'added' })
    count += 1
    return blog
  }

  async function change(client: ServiceClient, { id }: StaffBlog): Promise<void> {
    const inFlight = `changed ${number}`
    ledger.set(id, { description: 'added', inFlight })
    const changed = await client('PUT', '/blogs', { json: { id, version: 1, description: inFlight } })
    await changed.json()
    assert.equal(changed.status, 200)
    ledger.set(id, { description: inFlight })
    count += 1
  }

  return {
    acknowledged: () => count,

    async write({ blogs }) {
      try {
        for (;;) await change(blogs, await add(blogs))
      } catch (error) {
        // The connection broke: the write in flight may or may not have been committed.
        if (error instanceof assert.AssertionError) throw error
      }
    },

    async verify({ blogs }) {
      const rows = await readAll<StaffBlog>(blogs, '/blogs/get-allblogs?sort=blogName')
      const stored = new Map(rows.map((row) => [row.id, row]))
      for (const [id, { description, inFlight }] of ledger) {
        const found = stored.get(id)
        assert.ok(found, `the acknowledged blog ${id} is missing`)
        assert.ok([description, inFlight].includes(found.description), `blog ${id} says "${found.description}"`)
      }
      for (const { id, url } of rows) {
        if (!url || checkedPictures.has(id)) continue
        const picture = await blogs('GET', `/blogs/download/${id}?w=320`)
        // A placeholder for a missing file has no ETag.
        assert.ok(picture.headers.get('etag'), `blog ${id} has lost its picture`)
        await picture.arrayBuffer()
        checkedPictures.add(id)
      }
    },
  }
}
