/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import type { Generation, PartRollout } from '../releases/generation'
import { ReleaseError } from '@tekskills/releases/read-release'
import { bucketOf } from '../releases/rollout-bucket'
import type { VariantOf } from '../releases/variants'
import { createReleaseResolver, type ResolvedReleases } from './resolve-releases'

const rollout: PartRollout = { part: 'remote-public', release: 'p2', percent: 50 }
const liveWith = (rollouts: PartRollout[]) =>
  ({ rollouts, variant: '', remotes: { 'remote-public': {} } }) as unknown as Generation
const request = (url: string, headers: IncomingMessage['headers'] = {}) => ({ url, headers }) as IncomingMessage

function resolver({ releaseOverride = true, siteOrigin = 'http://localhost:4000' } = {}) {
  const variantOf = jest.fn<ReturnType<VariantOf>, Parameters<VariantOf>>((generation, selection, purpose) =>
    selection['remote-public'] === 'broken'
      ? Promise.reject(new ReleaseError('The release broken of remote-public cannot be used.'))
      : Promise.resolve({ ...generation, variant: `${purpose} ${JSON.stringify(selection)}` }),
  )
  const whyNotOffered = async (_live: Generation, _name: string, release: string) =>
    release === 'replaced' ? 'The release has been replaced.' : undefined
  const settings = { releaseOverride, siteOrigin }
  return { variantOf, resolveReleases: createReleaseResolver({ variantOf, whyNotOffered, settings }) }
}

/** A seed whose bucket is inside or outside the rollout. */
const seedIn = (isInside: boolean) =>
  Array.from({ length: 100 }, (_, index) => `seed${index}`).find(
    (seed) => bucketOf(seed, rollout.part, rollout.release) < rollout.percent === isInside,
  )

test('without a rollout a request gets the live generation synchronously, with no cookie or variant', () => {
  const { resolveReleases, variantOf } = resolver()
  const live = liveWith([])
  expect(resolveReleases(live, request('/', { cookie: 'rollout=seed' }))).toEqual({ generation: live })
  expect(variantOf).not.toHaveBeenCalled()
})

test('during a rollout a visitor without a seed gets one, which keeps them on the same release', async () => {
  const { resolveReleases } = resolver()
  const live = liveWith([rollout])
  for (let visitor = 0; visitor < 20; visitor++) {
    const first = (await resolveReleases(live, request('/'))) as ResolvedReleases
    expect(first.cookie).toMatch(/^rollout=[\w-]{12}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    const cookie = `session=1; ${first.cookie?.split(';')[0]}`
    const second = (await resolveReleases(live, request('/', { cookie }))) as ResolvedReleases
    expect(second).toEqual({ generation: first.generation })
  }
})

test('on an https site the cookie is Secure', async () => {
  const { resolveReleases } = resolver({ siteOrigin: 'https://example.com' })
  expect(((await resolveReleases(liveWith([rollout]), request('/'))) as ResolvedReleases).cookie).toMatch(/; Secure$/)
})

test('a seed inside the rollout gets the release, one outside gets the live one', async () => {
  const { resolveReleases } = resolver()
  const live = liveWith([rollout])
  const visit = async (seed = '') =>
    (await resolveReleases(live, request('/', { cookie: `rollout=${seed}` }))) as ResolvedReleases
  expect((await visit(seedIn(true))).generation.variant).toBe('rollout {"remote-public":"p2"}')
  expect((await visit(seedIn(false))).generation).toBe(live)
})

test.each(['rollout=', 'rollout=a b', `rollout=${'x'.repeat(65)}`, 'xrollout=seed'])(
  'an invalid cookie is replaced: %s',
  async (cookie) => {
    const { resolveReleases } = resolver()
    expect(
      ((await resolveReleases(liveWith([rollout]), request('/', { cookie }))) as ResolvedReleases).cookie,
    ).toBeDefined()
  },
)

test.each([
  ['by its address', '/blog?page=2&release=remote-public@p9', {}],
  ['encoded in its address', '/?release=remote-public%40p9', {}],
  ['by its header', '/blog', { 'x-release': 'remote-public@p9' }],
])('a request chooses releases %s, regardless of rollouts', async (_name, url, headers) => {
  const { resolveReleases } = resolver()
  const visit = await resolveReleases(liveWith([rollout]), request(url, headers))
  const override = { 'remote-public': 'p9' }
  expect(visit).toEqual({
    generation: expect.objectContaining({ variant: `override ${JSON.stringify(override)}` }),
    override,
  })
})

test('an empty parameter ends the choice, even when the header names a release', () => {
  const { resolveReleases } = resolver()
  const live = liveWith([])
  expect(resolveReleases(live, request('/?release=', { 'x-release': 'remote-public@p9' }))).toEqual({
    generation: live,
  })
})

test('releases that cannot be used are rejected with a message', async () => {
  const { resolveReleases } = resolver()
  const rejection = async (text: string) => resolveReleases(liveWith([]), request(`/?release=${text}`))
  expect(await rejection('remote-public@broken')).toEqual({
    rejection: 'The release broken of remote-public cannot be used.',
  })
  expect(await rejection('https://evil.example')).toEqual({ rejection: expect.stringContaining('Name releases as') })
})

test('when the override is disabled, choosing releases is ignored', () => {
  const { resolveReleases, variantOf } = resolver({ releaseOverride: false })
  const live = liveWith([])
  expect(resolveReleases(live, request('/?release=remote-public@p9'))).toEqual({ generation: live })
  expect(resolveReleases(live, request('/', { 'x-release': 'remote-public@p9' }))).toEqual({ generation: live })
  expect(variantOf).not.toHaveBeenCalled()
})

test('an address that names a replaced release gets the live one with a notice, a header is rejected', async () => {
  const { resolveReleases, variantOf } = resolver()
  const live = liveWith([])
  const notice = 'The release has been replaced.'
  expect(await resolveReleases(live, request('/?release=remote-public@replaced'))).toEqual({ generation: live, notice })
  expect(await resolveReleases(live, request('/', { 'x-release': 'remote-public@replaced' }))).toEqual({
    rejection: notice,
  })
  expect(variantOf).not.toHaveBeenCalled()
  const during = liveWith([rollout])
  const cookie = `rollout=${seedIn(true)}`
  const visit = await resolveReleases(during, request('/?release=remote-public@replaced', { cookie }))
  expect(visit).toEqual({
    generation: expect.objectContaining({ variant: 'rollout {"remote-public":"p2"}' }),
    notice,
  })
})
