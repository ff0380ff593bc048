/** @jest-environment node */
import type { Boot } from '@tekskills/shared/contracts/boot'
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy'
import { htmlDocument, inertJson, inlineStyles } from './document'
import { cspHash, startScript } from './start-scripts'

test('embedded data cannot close its script element', () => {
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
    body: '',
    typeface: 'document.fonts.add()',
    boot,
  })
  const policy = contentSecurityPolicy({ styles: inlineStyles(html), typeface: 'document.fonts.add()', analytics: '' })

  expect(policy).toContain(cspHash('a{b:c}'))
  expect(policy).toContain(cspHash('@font-face{}'))
  expect(policy).toContain(cspHash(startScript))
  expect(policy).not.toMatch(/unsafe|\*/)
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => cspHash(code ?? ''))
  expect(inline).toContain(cspHash('document.fonts.add()'))
  for (const hash of inline) expect(policy).toContain(hash)
})

test('the analytics script is allowed by its origin only when one is configured', () => {
  expect(contentSecurityPolicy({ styles: [], analytics: 'https://stats.example/s.js' })).toContain(
    'https://stats.example',
  )
  const outside = contentSecurityPolicy({ styles: [], analytics: '' }).match(/[\w-]+ [^;]*https:[^;]*/g)
  expect(outside).toEqual(["frame-src 'self' blob: https://www.youtube-nocookie.com https://player.vimeo.com"])
})

const RECAPTCHA = 'https://www.google.com/recaptcha/api.js?render=key&badge=bottomleft'

test('FM-05 the policy allows what reCAPTCHA needs only when a key is configured, and nothing else of Google', () => {
  const policy = contentSecurityPolicy({ styles: [], analytics: '', recaptcha: RECAPTCHA })
  const outside = policy.split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ')
    return sources.filter((source) => source.startsWith('https:')).map((source) => `${name} ${source}`)
  })
  expect(outside).toEqual([
    'script-src https://www.google.com/recaptcha/',
    'script-src https://www.gstatic.com/recaptcha/',
    'connect-src https://www.google.com/recaptcha/',
    'frame-src https://www.youtube-nocookie.com',
    'frame-src https://player.vimeo.com',
    'frame-src https://www.google.com/recaptcha/',
  ])
  expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default .* goog#html$/)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).not.toMatch(/google|gstatic|goog#html/)
})

test('FM-05 a page contains the URL of the reCAPTCHA script when a key is configured', () => {
  const parts = { head: '', styles: '', fontFaces: '', body: '', boot: { analytics: '' } as Boot }
  expect(htmlDocument({ ...parts, recaptcha: RECAPTCHA })).toContain(
    '<meta name="recaptcha" content="https://www.google.com/recaptcha/api.js?render=key&amp;badge=bottomleft">',
  )
  expect(htmlDocument(parts)).not.toContain('name="recaptcha"')
})

test('a page may connect to hot-update sockets only on a development server', () => {
  const sockets = ['ws://localhost:4101']
  expect(contentSecurityPolicy({ styles: [], analytics: '', sockets })).toContain(
    "connect-src 'self' ws://localhost:4101;",
  )
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).toContain("connect-src 'self';")
})

test('BO-05 only a preview may be shown in a frame, and only by our own origin', () => {
  expect(contentSecurityPolicy({ styles: [], analytics: '', framed: true })).toContain("frame-ancestors 'self'")
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).toContain("frame-ancestors 'none'")
})

test('Trusted Types are required, except on a development server with hot updates', () => {
  const directives = "require-trusted-types-for 'script'; trusted-types default rich-text ProseMirrorClipboard"
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).toContain(directives)
  expect(contentSecurityPolicy({ styles: [], analytics: '', sockets: ['ws://localhost:4101'] })).not.toContain(
    'trusted',
  )
})

test('ASVS 3.4.7 the policy reports violations to the endpoint that the response names', () => {
  const reports = '/api/csp-reports?release=a1'
  const policy = contentSecurityPolicy({ styles: [], analytics: '', reports })
  expect(policy).toMatch(/; report-uri \/api\/csp-reports\?release=a1$/)
  // On http, browsers that know `report-to` would report nothing.
  expect(contentSecurityPolicy({ styles: [], analytics: '', reports, secure: true })).toBe(`${policy}; report-to csp`)
  expect(reportingEndpoints(reports)).toBe('csp="/api/csp-reports?release=a1"')
  expect(contentSecurityPolicy({ styles: [], analytics: '' })).not.toContain('report')
})
