import type { BootRemote } from '@tekskills/shared/contracts/boot'
import { createSiteMap } from './site-map'

const remote = (...patterns: string[]): Pick<BootRemote, 'routes'> => ({
  routes: patterns.map((pattern) => ({ id: pattern, pattern, access: 'visitor', chrome: 'site' })),
})

const findOwner = createSiteMap({
  'remote-public': remote('/', '/services/:service', '/services/cloud'),
  'remote-tekdatanova': remote('/tekdatanova'),
  'remote-backoffice': remote('/dashboard'),
})

test.each([
  ['/', '/'],
  ['/services/cloud', '/services/cloud'],
  ['/services/Cloud/', '/services/cloud'],
  ['/services/sap', '/services/:service'],
  ['/tekdatanova', '/tekdatanova'],
  ['/unknown', undefined],
])('RT-05 %s belongs to the page with the pattern %s', (path, pattern) => {
  expect(findOwner(path)?.page.pattern).toBe(pattern)
})
