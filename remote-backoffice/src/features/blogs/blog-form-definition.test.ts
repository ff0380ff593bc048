import { blogForm, toFormValues, toPayload } from './blog-form-definition'
import { sampleBlog } from '../../testing/sample-blogs'

const payload = (changes: object, base = sampleBlog()) =>
  toPayload(blogForm.parse({ ...toFormValues(base), ...changes }), base)

test('an unchanged date is not sent, so that saving does not change the publication date', () => {
  expect(payload({})).not.toHaveProperty('publishedAt')
  expect(payload({ publishedAt: '2026-01-05T10:00' }).publishedAt).toMatch(/^2026-01-05T/)
})

test('a schedule is sent only with the status that needs it', () => {
  const day = `${new Date().getFullYear() + 1}-01-05`
  const scheduledAt = `${day}T10:00`
  expect(payload({ scheduledAt })).not.toHaveProperty('scheduledAt')
  expect(payload({ scheduledAt, status: 'SCHEDULED' }).scheduledAt).toMatch(new RegExp(`^${day}T`))
})

test('a cleared field is sent as null, a removed picture as removeImage', () => {
  const withPicture = sampleBlog({ url: '/public/user/blogs/download/b1', imageAlt: 'Dots', metaTitle: 'Payroll' })
  expect(payload({}, withPicture)).not.toHaveProperty('removeImage')
  expect(payload({ storedImage: null, metaTitle: '', categoryId: '' }, withPicture)).toMatchObject({
    removeImage: true,
    metaTitle: null,
    categoryId: null,
  })
})

test('the rules for publishing are reported together with those of the fields', () => {
  const empty = { ...toFormValues(null), status: 'PUBLISHED' as const, slug: 'No Slug', canonicalLink: 'nowhere' }
  const fields = blogForm.safeParse(empty).error?.issues.map(({ path }) => path[0])
  expect(fields?.sort()).toEqual(['blogName', 'canonicalLink', 'description', 'slug'])
  expect(blogForm.safeParse({ ...empty, status: 'DRAFT', blogName: 'x', slug: '', canonicalLink: '' }).success).toBe(
    true,
  )
})

test.each([
  ['image/svg+xml', 10, /JPEG, PNG, WebP or AVIF/],
  ['image/png', 6 * 1024 * 1024, /up to 5 MB/],
  ['image/png', 0, /empty/],
])('a picture of type %s and %d bytes is rejected before the upload', (type, bytes, message) => {
  const image = new File([new Uint8Array(bytes)], 'x', { type })
  const result = blogForm.safeParse({ ...toFormValues(sampleBlog()), image, imageDecorative: true })
  expect(result.error?.issues[0]?.message).toMatch(message)
})
