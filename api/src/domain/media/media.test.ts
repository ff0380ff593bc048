import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import { formBody } from '../../testing/forms'
import { addBlog } from '../../testing/sample-blogs'
import { samplePicture, svgPicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

test('BO-01 AT-81 a picture for a text is stored and kept by sanitizing, and an SVG is rejected', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = async (image?: Buffer) => {
    const form = await formBody({ imageAlt: 'A chart' }, image && { image })
    const request = { url: '/api/media', payload: form.payload, headers: { ...headers, ...form.headers } }
    return service.app.inject({ method: 'POST', ...request })
  }
  assert.equal((await send(svgPicture)).statusCode, 415)
  assert.equal((await send()).json().errors[0].field, 'image')
  const item = (await send(await samplePicture())).json<MediaItem>()
  assert.deepEqual([item.width, item.height, item.imageAlt], [800, 450, 'A chart'])
  assert.equal((await service.app.inject({ url: item.url })).headers['content-type'], 'image/webp')
  await addBlog(service, headers, { blogName: 'Illustrated', content: `<img src="${item.url}" alt="A chart">` })
  const blog = (await service.app.inject({ url: '/api/public/user/blogs?name=illustrated' })).json<PublicBlog>()
  assert.ok(blog.content.includes(item.url))
  const at = (width: number) => `${item.url}&amp;w=${width}&amp;f=webp`
  const set = `srcset="${at(320)} 320w, ${at(640)} 640w, ${at(960)} 800w" sizes="(min-width: 768px) 672px, 100vw"`
  const shown = `<img ${set} width="800" height="450" loading="lazy" decoding="async" src="${item.url}" alt="A chart" />`
  assert.equal(blog.content, shown, 'the browser can choose a width, and knows the dimensions before it loads')
  const stored = await service.queries.selectFrom('content_item').select('content').executeTakeFirstOrThrow()
  assert.doesNotMatch(stored.content, /srcset/)
  const list = (await service.app.inject({ url: '/api/media?q=chart', headers })).json<{ totalElements: number }>()
  assert.equal(list.totalElements, 1)
})
