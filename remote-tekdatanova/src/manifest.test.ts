import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { matchRoutes } from '@tekskills/shared/routing/router'
import { describeManifest } from '@tekskills/shared/testing/describe-manifest'
import { manifest } from './manifest'

describeManifest(manifest)

const idAt = (path: string) => matchRoutes(manifest.routes, path)?.at(-1)?.route.id

test.each([
  ['/tekdatanova', 'tekdatanova-home'],
  ['/tekdatanova/use-cases', 'tekdatanova-page'],
  ['/tekdatanova/services/strategic-advisory-services', 'tekdatanova-service'],
  ['/tekdatanova/solutions/digital-transformation', 'tekdatanova-solution'],
  ['/tekdatanova/industries/healthcare', 'tekdatanova-industry'],
  ['/tekdatanova/anything/healthcare', 'tekdatanova-nested'],
])('RT-11 %s matches the route %s', (path, id) => {
  expect(idAt(path)).toBe(id)
})

test('RT-08 LY-05 no page has a guard, and every page has the microsite header', () => {
  const pages = manifest.routes.flatMap(({ children }) => children.map(({ handle }): PageHandle => handle))
  expect(pages).toHaveLength(6)
  for (const { access, chrome } of pages) expect([access, chrome]).toEqual(['open', 'microsite'])
})
