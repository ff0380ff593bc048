/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { policyScript } from './trusted-types'

type Rule = (text: string, type?: string, sink?: string) => string | null
const SCRIPT = 'https://stats.example/s.js'

/** The rules of the policy that the script creates on a page. */
function rulesOn(page: string, recaptcha = ''): Record<'createScriptURL' | 'createScript' | 'createHTML', Rule> {
  const made: Record<string, unknown> = {}
  const trustedTypes = { createPolicy: (name: string, rules: unknown) => (made[name] = rules) }
  runInNewContext(policyScript(SCRIPT, recaptcha), { self: { trustedTypes }, location: new URL(page), URL, TypeError })
  return made['default'] as ReturnType<typeof rulesOn>
}

const { createScriptURL, createScript, createHTML } = rulesOn('https://site.example/blog/x')

test.each([
  ['/remotes/shell/1/main.js', true],
  ['https://site.example/remotes/shell/1/main.js?attempt=2', true],
  [SCRIPT, true],
  ['https://stats.example/other.js', false],
  ['https://evil.example/remotes/a.js', false],
  ['//evil.example/remotes/a.js', false],
  ['/remotes/../api/public/file', false],
  ['/remotes/%2e%2e/api/public/file', false],
  ['/api/public/file', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://site.example/1', false],
])('whether a script from %s is allowed: %s', (address, isAllowed) => {
  expect(createScriptURL(address) !== null).toBe(isAllowed)
})

test.each([
  ['https://www.google.com/recaptcha/api.js?render=key', true],
  ['https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js', true],
  ['https://www.google.com/recaptcha/other.js', false],
  ['https://www.gstatic.com/recaptcha/../other.js', false],
])(
  'FM-05 whether a script from %s is allowed with a reCAPTCHA key: %s; without one it never is',
  (address, isAllowed) => {
    const rules = rulesOn('https://site.example/login', 'https://www.google.com/recaptcha/api.js?render=key')
    expect(rules.createScriptURL(address) !== null).toBe(isAllowed)
    expect(createScriptURL(address)).toBeNull()
  },
)

test('the text of a script may only be JSON data', () => {
  expect(createScript('{"@type":"Organization"}')).toBe('{"@type":"Organization"}')
  expect(createScript('alert(1)')).toBeNull()
})

test('HTML may only be parsed into inert documents', () => {
  expect(createHTML('<b>x</b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>x</b>')
  expect(createHTML('', 'TrustedHTML', 'Element innerHTML')).toBe('')
  expect(createHTML('<b>x</b>', 'TrustedHTML', 'Element innerHTML')).toBeNull()
  expect(() => createHTML('<b>x</b>')).toThrow('for sinks')
})

test('the script does nothing in a browser without Trusted Types', () => {
  expect(() => runInNewContext(policyScript(''), { self: {} })).not.toThrow()
})

test('a URL cannot close the script element', () => {
  expect(policyScript('https://x.example/</script>')).not.toContain('</script>')
})
