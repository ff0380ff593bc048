import { File } from 'node:buffer'
import { toFormData } from './record-api'

test('BO-01 a multipart body has one text part per field, tags as JSON, a cleared field empty, the picture as image', () => {
  const picture = new File(['x'], 'dots.png', { type: 'image/png' }) as unknown as globalThis.File
  const payload = { id: 'b1', version: 3, blogName: 'Dots', tags: ['a', 'b'], featured: false, authorId: null }
  const form = toFormData({ ...payload, slug: undefined }, { image: picture })
  const { image, ...parts } = Object.fromEntries(form)
  expect(parts).toEqual({
    id: 'b1',
    version: '3',
    blogName: 'Dots',
    tags: '["a","b"]',
    featured: 'false',
    authorId: '',
  })
  expect(image).toMatchObject({ name: 'dots.png', type: 'image/png' })
})
