/** @jest-environment node */
import type { Boot } from '@tekskills/shared/contracts/boot'
import { contentSecurityPolicy } from './content-security-policy'
import { htmlDocument, inertJson, inlineStyles } from './document'
import { cspHash, startScript } from './start-scripts'

test('data that is embedded cannot end its script element', () => {
  const json = inertJson({ title: '</script><script>alert(1)</script>\u2028' })
  expect(json).not.toMatch(/<|\u2028/)
  expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script>\u2028' })
})

test('the policy allows exactly the inline scripts and styles of the page, and nothing unsafe', () => {
  const boot = { mode: 'hydrate', analytics: '' } as Boot
  const html = htmlDocument({
    head: '',
    styles: '<style data-styled>a{b:c}</style>',
    fontFaces: '@font-face{}',
    fontUrl: '/f',
    body: '',
    boot,
  })
  const policy = contentSecurityPolicy({ styles: inlineStyles(html), analytics: '' })

  expect(policy).toContain(cspHash('a{b:c}'))
  expect(policy).toContain(cspHash('@font-face{}'))
  expect(policy).toContain(cspHash(startScript))
  expect(policy).not.toMatch(/unsafe|\*/)
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => cspHash(code ?? ''))
  for (const hash of inline) expect(policy).toContain(hash)
})

test('the analytics script is allowed by its origin only when one is configured', () => {
  expect(contentSecurityPolicy({ styles: [], analytics: 'https://stats.example/s.js' })).toContain(
    'https://stats.example',
  )
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).not.toContain('https://')
})

test('a page may connect to the hot-update sockets of a development server, and to none without one', () => {
  const sockets = ['ws://localhost:4101']
  expect(contentSecurityPolicy({ styles: [], analytics: '', sockets })).toContain(
    "connect-src 'self' ws://localhost:4101;",
  )
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).toContain("connect-src 'self';")
})

test('BO-05 only a preview may be shown in a frame, and only by ourselves', () => {
  expect(contentSecurityPolicy({ styles: [], analytics: '', framed: true })).toContain("frame-ancestors 'self'")
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).toContain("frame-ancestors 'none'")
})

test('strings reach no sink that could run them, but for the hot updates of a development server', () => {
  const demand = "require-trusted-types-for 'script'; trusted-types default rich-text ProseMirrorClipboard"
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).toContain(demand)
  expect(contentSecurityPolicy({ styles: [], analytics: '', sockets: ['ws://localhost:4101'] })).not.toContain(
    'trusted',
  )
})
