import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { lintTests } from '../testing/lint-fixture'
import { filesMatching } from '../testing/test-files'
import { config } from './config.mjs'
import { typedRules } from './rules.mjs'

/** For each rule a source that it rejects. */
const core = {
  'constructor-super': 'class A {}\nexport class B extends A { constructor() { this.a = 1 } a }',
  'for-direction': 'for (let i = 0; i < 10; i--) console.log(i)',
  'no-array-constructor': 'export const a = new Array(1, 2)',
  'no-async-promise-executor': 'export const a = new Promise(async (resolve) => resolve(1))',
  'no-case-declarations': 'export const a = (b) => { switch (b) { case 1: let c = 2; return c } }',
  'no-class-assign': 'class A {}\nA = 1\nexport { A }',
  'no-compare-neg-zero': 'export const a = (b) => b === -0',
  'no-cond-assign': 'export const a = (b) => { if (b = 1) return b }',
  'no-const-assign': 'const a = 1\na = 2\nexport { a }',
  'no-constant-binary-expression': 'export const a = (b) => ({}) ?? b',
  'no-constant-condition': 'if (true) console.log(1)',
  'no-control-regex': 'export const a = /\\x1f/',
  'no-debugger': 'debugger',
  'no-dupe-else-if': 'export const a = (b) => { if (b) return 1; else if (b) return 2 }',
  'no-dupe-keys': 'export const a = { b: 1, b: 2 }',
  'no-duplicate-case': 'export const a = (b) => { switch (b) { case 1: return 1; case 1: return 2 } }',
  'no-empty': 'if (Date.now()) {}',
  'no-empty-character-class': 'export const a = /^abc[]/',
  'no-empty-pattern': 'export const a = ({}) => 1',
  'no-empty-static-block': 'export class A { static {} }',
  'no-ex-assign': 'try { console.log(1) } catch (a) { a = 1; console.log(a) }',
  'no-extra-boolean-cast': 'export const a = (b) => { if (!!b) return 1 }',
  'no-fallthrough': 'export const a = (b) => { switch (b) { case 1: console.log(1); case 2: return 2 } }',
  'no-func-assign': 'function a() {}\na = 1\nexport { a }',
  'no-global-assign': 'Object = 1',
  'no-import-assign': "import { value } from './value'\nvalue = 1\nexport { value }",
  'no-invalid-regexp': "export const a = new RegExp('[')",
  'no-irregular-whitespace': 'export const a =\u00a01',
  'no-loss-of-precision': 'export const a = 5123000000000000000000000000001',
  'no-misleading-character-class': 'export const a = /^[👍]$/',
  'no-new-native-nonconstructor': 'export const a = new Symbol()',
  'no-obj-calls': 'export const a = Math()',
  'no-prototype-builtins': "export const a = (b) => b.hasOwnProperty('c')",
  'no-regex-spaces': 'export const a = /b  c/',
  'no-self-assign': 'export const a = (b) => { b = b }',
  'no-setter-return': 'export const a = { set b(c) { return c } }',
  'no-shadow-restricted-names': 'export const a = (undefined) => undefined',
  'no-sparse-arrays': 'export const a = [1, , 2]',
  'no-this-before-super': 'class A {}\nexport class B extends A { constructor() { this.a = 1; super() } a }',
  'no-unexpected-multiline': 'export const a = (b) => {\n  const c = b\n  (1 || 2).toString()\n  return c\n}',
  'no-unreachable': 'export const a = () => { return 1; console.log(2) }',
  'no-unsafe-finally': 'export const a = () => { try { return 1 } finally { return 2 } }',
  'no-unsafe-negation': 'export const a = (b, c) => !b in c',
  'no-unsafe-optional-chaining': 'export const a = (b) => (b?.c)()',
  'no-unused-expressions': 'export const a = (b) => { b + 1 }',
  'no-unused-labels': 'a: for (const b of [1]) console.log(b)',
  'no-unused-private-class-members': 'export class A { #b = 1 }',
  'no-unused-vars': 'const a = 1',
  'no-useless-backreference': 'export const a = /\\1(b)/',
  'no-useless-catch': 'try { console.log(1) } catch (a) { throw a }',
  'no-useless-constructor': 'export class A { constructor() {} }',
  'no-useless-escape': "export const a = '\\d'",
  'no-var': 'export var a = 1',
  eqeqeq: 'export const a = (b) => b == 1',
  'object-shorthand': 'export const a = (b) => ({ b: b })',
  'prefer-const': 'let a = 1\nexport { a }',
  'prefer-rest-params': 'export function a() { return arguments }',
  'prefer-spread': 'export const a = (b, c) => b.apply(undefined, c)',
  'prefer-template': "export const a = (b) => 'c' + b",
  'require-yield': 'export function* a() { return 1 }',
  'use-isnan': 'export const a = (b) => b === NaN',
  'valid-typeof': "export const a = (b) => typeof b === 'strnig'",
}

const typescript = {
  'ban-ts-comment': '// @ts-ignore\nexport const a = 1',
  'consistent-type-imports': "import { Value } from './value'\nexport const a = (b: Value) => b",
  'no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'no-dynamic-delete': 'export const a = (b: Record<string, 1>, c: string) => { delete b[c] }',
  'no-empty-object-type': 'export type A = {}',
  'no-explicit-any': 'export const a: any = 1',
  'no-extra-non-null-assertion': 'export const a = (b?: { c: 1 }) => b!!.c',
  'no-extraneous-class': 'export class A { static b = 1 }',
  'no-misused-new': 'export interface A { new (): A }',
  'no-namespace': 'export namespace A { export const b = 1 }',
  'no-non-null-asserted-nullish-coalescing': 'export const a = (b: { c?: 1 }) => b.c! ?? 2',
  'no-non-null-asserted-optional-chain': 'export const a = (b?: { c: 1 }) => b?.c!',
  'no-non-null-assertion': 'export const a = (b?: { c: 1 }) => b!.c',
  'no-require-imports': "export const a = require('b')",
  'no-this-alias': 'export function a(this: 1) { const b = this; return b }',
  'no-unnecessary-type-constraint': 'export const a = <B extends unknown,>(b: B) => b',
  'no-unsafe-declaration-merging': 'export interface A { b: 1 }\nexport class A { c = 1 }',
  'no-unsafe-function-type': 'export type A = Function',
  'no-wrapper-object-types': 'export type A = String',
  'prefer-as-const': "export const a = { b: 'c' as 'c' }",
  'prefer-literal-enum-member': 'const a = 1\nexport enum A { B = a }',
  'prefer-namespace-keyword': 'export module A { export const b = 1 }',
  'triple-slash-reference': '/// <reference path="./value" />\nexport const a = 1',
  'unified-signatures':
    'export function a(b: 1): void\nexport function a(b: 2): void\nexport function a(b: unknown) { console.log(b) }',
}

const use = (body: string, imports = 'useEffect, useMemo, useRef, useState, useCallback') =>
  `import { ${imports} } from 'react'\nexport function Probe(props) {\n${body}\n}`

const react = {
  'error-boundaries': use('try { return <Child /> } catch { return null }'),
  globals: `let count = 0\n${use('count = 1\nreturn <p>{count}</p>')}`,
  immutability: use('props.a = 1\nreturn <p>{props.a}</p>'),
  'preserve-manual-memoization': use(
    'const { a } = props\nconst save = useCallback(() => console.log(a.b), [a?.b])\nreturn <button onClick={save}>a</button>',
  ),
  purity: use('const a = Math.random()\nreturn <p>{a}</p>'),
  refs: use('const a = useRef(1)\nreturn <p>{a.current}</p>'),
  'set-state-in-effect': use('const [a, setA] = useState(1)\nuseEffect(() => { setA(2) }, [])\nreturn <p>{a}</p>'),
  'set-state-in-render': use('const [a, setA] = useState(1)\nsetA(2)\nreturn <p>{a}</p>'),
  'static-components': use('const Part = () => <p />\nreturn <Part />'),
  'unsupported-syntax': use("eval('1')\nreturn <p />"),
  'use-memo': use('const a = useMemo((b) => b, [])\nreturn <p>{a}</p>'),
}

/** oxlint names these after the plugin that they come from. */
const hooks = {
  'exhaustive-deps': use('useEffect(() => { console.log(props.a) }, [])\nreturn null'),
  'rules-of-hooks': use('if (props.a) useState(1)\nreturn null'),
}

const accessibility = {
  'alt-text': '<img />',
  'anchor-has-content': '<a href="/a" />',
  'anchor-is-valid': '<a href="#">a</a>',
  'aria-activedescendant-has-tabindex': '<div aria-activedescendant="a" />',
  'aria-props': '<p aria-labeledby="a" />',
  'aria-proptypes': '<p aria-hidden="yes" />',
  'aria-role': '<p role="datepicker" />',
  'aria-unsupported-elements': '<meta aria-hidden="false" />',
  'autocomplete-valid': '<input autoComplete="foo" />',
  'click-events-have-key-events': '<div onClick={a} role="button" tabIndex={0} />',
  'heading-has-content': '<h1 />',
  'html-has-lang': '<html />',
  'iframe-has-title': '<iframe />',
  'img-redundant-alt': '<img alt="a photo" />',
  'interactive-supports-focus': '<div role="button" onClick={a} onKeyDown={a} />',
  'label-has-associated-control': '<label>a</label>',
  'media-has-caption': '<video />',
  'mouse-events-have-key-events': '<p onMouseOver={a} />',
  'no-access-key': '<p accessKey="a" />',
  'no-autofocus': '<input autoFocus />',
  'no-distracting-elements': '<marquee />',
  'no-interactive-element-to-noninteractive-role': '<button role="article">a</button>',
  'no-noninteractive-element-interactions': '<main onClick={a} onKeyDown={a} />',
  'no-noninteractive-element-to-interactive-role': '<main role="button" />',
  'no-noninteractive-tabindex': '<article tabIndex={0} />',
  'no-redundant-roles': '<button role="button">a</button>',
  'no-static-element-interactions': '<div onClick={a} onKeyDown={a} />',
  'role-has-required-aria-props': '<span role="checkbox" />',
  'role-supports-aria-props': '<ul aria-checked="true" />',
  scope: '<p scope="row" />',
  'tabindex-no-positive': '<p tabIndex={1} />',
}

/** What the TypeScript compiler finds in other files. */
const scripts = {
  'getter-return': 'export const a = { get b() { console.log(1) } }',
  'no-redeclare': 'var a = 1\nvar a = 2\nexport { a }',
  'no-undef': 'export const a = missing',
}

/** What only scripts outside modules can contain. */
const commonJs = {
  'no-delete-var': 'var a = 1\ndelete a',
  'no-nonoctal-decimal-escape': "exports.a = '\\8'",
  'no-with': 'with (exports) a()',
}

const lintTest = lintTests()

function rejects(plugin: string, path: string, sources: Record<string, string>) {
  for (const [name, source] of Object.entries(sources)) {
    const rule = `${plugin}/${name}`
    lintTest(`${rule} rejects what it is for`, () => [[{ files: { [path]: `${source}\n` }, path }, [rule]]], rule)
  }
}

rejects('eslint', 'shared/src/http/probe.ts', core)
rejects('eslint', 'tools/lint/probe.mjs', scripts)
rejects('eslint', 'tools/lint/probe.cjs', commonJs)
rejects('typescript', 'shared/src/http/probe.ts', typescript)
rejects('react', 'shared/src/ui/Probe.tsx', react)
rejects('react-hooks', 'shared/src/ui/Probe.tsx', hooks)
rejects(
  'jsx-a11y',
  'shared/src/ui/Probe.tsx',
  Object.fromEntries(
    Object.entries(accessibility).map(([name, element]) => [name, `export const Probe = ({ a }) => ${element}`]),
  ),
)
rejects('site', 'shared/src/http/probe.ts', {
  'id-match': 'export const keptPages = 1',
  'no-restricted-syntax': 'export default 1',
})
rejects('site', 'shared/src/http/probe.test.ts', { 'no-restricted-syntax': "test.skip('a', () => undefined)" })
rejects('site', 'shared/src/http/probe.ts', { 'no-restricted-syntax': 'export const a = { b: 1, ...{ c: 2 } }' })
rejects('playwright', 'e2e/specs/probe.spec.ts', {
  'missing-playwright-await': "test('a', async ({ page }) => { expect(page).toHaveTitle('b') })",
  'no-wait-for-timeout': "test('a', async ({ page }) => { await page.waitForTimeout(5) })",
  'no-networkidle': "test('a', async ({ page }) => { await page.waitForLoadState('networkidle') })",
  'expect-expect': "test('a', async ({ page }) => { await page.goto('/') })",
})
rejects('regexp', 'shared/src/http/probe.ts', {
  'no-super-linear-backtracking': 'export const a = (b) => /^a*b?a*$/.test(b)',
  'no-super-linear-move': "export const a = (b) => b.replace(/ +$/, '')",
})
rejects('testing-library', 'shared/src/ui/Probe.test.tsx', {
  'await-async-queries': "import { screen } from '@testing-library/react'\ntest('a', () => { screen.findByText('b') })",
  'no-container':
    "import { render } from '@testing-library/react'\ntest('a', () => { const { container } = render(<p />); container.querySelector('p') })",
})

test('every rule of oxlint that needs no types has a source here that it rejects', () => {
  const tested = new Set(
    [core, scripts, commonJs, typescript, react, hooks, accessibility].flatMap((sources) => Object.keys(sources)),
  )
  const testedElsewhere = /^(site|boundaries|check-file|playwright|regexp|testing-library)\/|^no-restricted-imports$/
  const configured = [config, ...(config.overrides ?? [])].flatMap(({ rules = {} }) => Object.keys(rules))
  const untested = configured.filter(
    (rule) => !testedElsewhere.test(rule) && !(rule in typedRules) && !tested.has(rule.replace(/^.*\//, '')),
  )
  assert.deepEqual(untested, [])
})

test('no source switches a rule off', async () => {
  const directive = ['oxlint', 'disable'].join('-')
  for (const file of await filesMatching('**/*.{ts,tsx,js,mjs,cjs}'))
    assert.ok(!(await readFile(fromRoot(file), 'utf8')).includes(directive), file)
})
