import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AddressMeta } from '@tekskills/shared/contracts/http/site-addresses'
import { listedPages } from '../../testing/listed-pages'
import { addBlog, putBlog } from '../../testing/sample-blogs'
import { startTestApp } from '../../testing/test-app'

test('CL-01 MT-01 geturls returns title, description, keywords and image of every fixed page, and the image exists', async (t) => {
  const service = await startTestApp(t)
  const meta = async (url: string) =>
    (await service.app.inject({ url: `/api/public/user/geturls?url=${url}` })).json<AddressMeta>()
  for (const { path } of listedPages) {
    const { title, description, keywords, image, robots } = await meta(path)
    const found = { title: title !== '', description: description !== '', keywords: keywords !== '', robots }
    assert.deepEqual(found, { title: true, description: true, keywords: true, robots: 'index, follow' }, path)
    assert.match(image, /^\/api\/public\/user\/share\/\w+-[\da-f]{8}\.jpg\?v=/, path)
  }
  for (const path of ['/about-us', '/tekdatanova']) {
    const { image } = await meta(path)
    const picture = await service.app.inject({ url: image })
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/jpeg'], path)
  }
})

test('CL-01 MT-04 geturls returns the new path of a retired path and of a renamed item', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const moved = async (url: string) => {
    const response = await service.app.inject({ url: `/api/public/user/geturls?url=${encodeURIComponent(url)}` })
    const { movedTo, code, robots } = response.json<AddressMeta>()
    return [response.statusCode, movedTo, code, robots]
  }
  assert.deepEqual(await moved('/about'), [200, '/about-us', 301, 'noindex, nofollow'])
  assert.deepEqual(await moved('/contact-us/India'), [200, '/contact?country=India', 301, 'noindex, nofollow'])
  assert.deepEqual(await moved('/old-blog/first-name'), [200, '/blog/first-name', 301, 'noindex, nofollow'])
  const { id } = await addBlog(service, headers, { blogName: 'First name' })
  await putBlog(service, headers, { id, version: 1, slug: 'second-name' })
  assert.deepEqual((await moved('/blog/first-name')).slice(0, 3), [200, '/blog/second-name', 301])
})
