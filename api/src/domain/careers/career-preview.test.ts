import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { addCareer, putCareer } from '../../testing/sample-careers'
import { startTestApp, type TestApp } from '../../testing/test-app'

const linkTo = (service: TestApp, headers: object, id: string) =>
  service.app.inject({ method: 'POST', url: `/api/career/${id}/preview`, headers: { ...headers } })

/** The token of a link to the preview of a job. */
async function tokenFor(service: TestApp, headers: object, id: string): Promise<string> {
  const response = await linkTo(service, headers, id)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<{ url: string }>().url.split('&preview=')[1] ?? ''
}

const visit = (service: TestApp, name: string, preview?: string) =>
  service.app.inject({ url: '/api/public/user/careers', query: { name, ...(preview !== undefined && { preview }) } })

test('BO-05 the link to a preview shows a job that is not public to whoever has it, for an hour and uncached', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const { id, slug } = await addCareer(service, headers, { jobTitle: 'Keeper of drafts', status: 'DRAFT' })
  const { url } = (await linkTo(service, headers, id)).json<{ url: string }>()
  assert.ok(url.startsWith(`/opportunities?job=${slug}&preview=`), url)
  const token = url.split('&preview=')[1] ?? ''
  const shown = await visit(service, slug, token)
  const job = shown.json<PublicCareer>()
  assert.deepEqual([shown.statusCode, job.jobTitle, job.preview], [200, 'Keeper of drafts', { missing: [] }])
  assert.deepEqual([shown.headers['cache-control'], job.meta.robots], ['no-store', 'noindex, nofollow'])
  const age = service.clock.now().getTime() - Date.parse(job.postedAt)
  assert.ok(age >= 0 && age < 60_000, 'as if it were opened now')

  assert.equal((await visit(service, slug)).statusCode, 404, 'nobody else sees it')
  assert.equal((await visit(service, slug, `${token.slice(0, -2)}xx`)).statusCode, 404)
  assert.equal((await visit(service, slug, '')).statusCode, 404)
  const logged = await service.queries.selectFrom('audit').select('action').where('entity_id', '=', id).execute()
  assert.deepEqual(logged.map(({ action }) => action).toSorted(), ['create', 'preview'])
  service.clock.advance(61 * 60_000)
  const late = await visit(service, slug, token)
  assert.deepEqual([late.statusCode, late.json().code], [410, 'LINK_EXPIRED'])
})

test('BO-05 a preview says what a job lacks to be opened, and is the page itself once it is public', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const unknown = { description: '', employmentType: null, country: null, city: null }
  const { id, slug } = await addCareer(service, headers, { jobTitle: 'Half', status: 'DRAFT', ...unknown })
  const token = await tokenFor(service, headers, id)
  const previewOf = async () => (await visit(service, slug, token)).json<PublicCareer>().preview
  assert.deepEqual(await previewOf(), { missing: ['description', 'employmentType', 'country', 'city'] })
  const whole = { description: '<p>All.</p>', employmentType: 'INTERN', country: 'UK', city: 'Leeds' }
  await putCareer(service, headers, { id, version: 1, ...whole, status: 'OPEN' })
  assert.equal(await previewOf(), undefined)
  await putCareer(service, headers, { id, version: 2, status: 'CLOSED' })
  assert.deepEqual(await previewOf(), { missing: [] })
  const deleted = await service.app.inject({ method: 'DELETE', url: `/api/career/${id}`, headers })
  assert.equal(deleted.statusCode, 204)
  assert.equal((await visit(service, slug, token)).statusCode, 404)
})

test('BO-05 the preview of a job whose closing date has passed asks for a new date', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const { id, slug } = await addCareer(service, headers, { jobTitle: 'Over' })
  service.clock.advance(62 * 24 * 60 * 60_000)
  const token = await tokenFor(service, await service.signIn('careers'), id)
  const { preview, onHold } = (await visit(service, slug, token)).json<PublicCareer>()
  assert.deepEqual([preview, onHold], [{ missing: ['closingDate'] }, false])
})
