import assert from 'node:assert/strict'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { formBody } from './forms'
import type { KilledWriter } from './killed-writer'
import { samplePicture } from './sample-pictures'
import { readAll, type ServiceClient } from './service-client'

/** Of so many blogs one comes with a picture. */
const PICTURED = 3

interface Entry {
  /** The description that was acknowledged last, and the one that was on its way. */
  description: string
  underWay?: string
}

/** Adds a blog, some with a picture, and changes it, again and again. */
export function blogWriter(): KilledWriter {
  /** Every acknowledged blog. */
  const ledger = new Map<string, Entry>()
  const checkedPictures = new Set<string>()
  let count = 0
  let number = 0

  async function add(client: ServiceClient): Promise<StaffBlog> {
    number += 1
    const fields = { blogName: `Blog ${number}`, description: 'added', imageAlt: 'A field' }
    const files: Record<string, Buffer> = {}
    if (number % PICTURED === 0) files.image = await samplePicture('png', 64, 64)
    const form = await formBody(fields, files)
    const added = await client('POST', '/blogs', { headers: form.headers, body: form.payload })
    const blog = (await added.json()) as StaffBlog
    assert.equal(added.status, 201, JSON.stringify(blog))
    ledger.set(blog.id, { description: 'added' })
    count += 1
    return blog
  }

  async function change(client: ServiceClient, { id }: StaffBlog): Promise<void> {
    const underWay = `changed ${number}`
    ledger.set(id, { description: 'added', underWay })
    const changed = await client('PUT', '/blogs', { json: { id, version: 1, description: underWay } })
    await changed.json()
    assert.equal(changed.status, 200)
    ledger.set(id, { description: underWay })
    count += 1
  }

  return {
    acknowledged: () => count,

    async write({ blogs }) {
      try {
        for (;;) await change(blogs, await add(blogs))
      } catch (error) {
        // The connection broke: what was under way may or may not have been written.
        if (error instanceof assert.AssertionError) throw error
      }
    },

    async verify({ blogs }) {
      const rows = await readAll<StaffBlog>(blogs, '/blogs/get-allblogs?sort=blogName')
      const stored = new Map(rows.map((row) => [row.id, row]))
      for (const [id, { description, underWay }] of ledger) {
        const found = stored.get(id)
        assert.ok(found, `the acknowledged blog ${id} is missing`)
        assert.ok([description, underWay].includes(found.description), `blog ${id} says "${found.description}"`)
      }
      for (const { id, url } of rows) {
        if (!url || checkedPictures.has(id)) continue
        const picture = await blogs('GET', `/blogs/download/${id}?w=320`)
        // A drawn stand-in for a lost file carries none.
        assert.ok(picture.headers.get('etag'), `blog ${id} has lost its picture`)
        await picture.arrayBuffer()
        checkedPictures.add(id)
      }
    },
  }
}
