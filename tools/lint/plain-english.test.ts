import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lintTests } from '../testing/lint-fixture'
import { BANNED_PHRASES } from './banned-phrases.mjs'

const BANNED = 'site/no-banned-phrases'
const lintTest = lintTests()

const fixture = (source: string, path = 'remote-public/src/content/probe.ts') => ({
  files: { [path]: `${source}\n` },
  path,
})

for (const { phrase, now, better } of BANNED_PHRASES)
  test(`“${now}” has a banned phrase, and the better wording none`, () => {
    assert.match(now, phrase)
    for (const { phrase: other } of BANNED_PHRASES) assert.doesNotMatch(better, other)
  })

const fine = [
  'Forty people from eight regions, one of whom shows something that failed.',
  'With whom? Who calls whom, and for whom?',
  'It is also where the window is. Also, when you are ready, call us.',
  'An in-house team, and a camera in the house.',
  'She holds her clients dear, and each is one of a kind.',
  'A contract signed in March, since two years before that nobody had a sign in the window.',
  'Our head of security is a second head of department.',
  'Everyone involved is allowed to see all that we do.',
]

test('ordinary sentences are allowed', () => {
  for (const sentence of fine) for (const { phrase } of BANNED_PHRASES) assert.doesNotMatch(sentence, phrase)
})

const broken = {
  'a banned phrase in a string': "export const text = 'Nothing depends on one head.'",
  'a banned phrase in a template': 'export const text = (n: number) => `${n} systems, and whom to call.`',
  'a heading with a full stop': "export const block = { heading: 'What you get.' }",
}

for (const [name, source] of Object.entries(broken))
  lintTest(`${name} is rejected`, () => [[fixture(source), [BANNED]]], BANNED)

const allowed = {
  'a hero that is a full sentence': "export const page = { hero: { heading: 'We run your systems.' } }",
  'a heading without a full stop': "export const block = { heading: 'What you get', text: 'All of it.' }",
  'a heading that asks, or trails off':
    "export const blocks = [{ heading: 'Which one?' }, { heading: 'And then ...' }]",
}

for (const [name, source] of Object.entries(allowed))
  lintTest(`${name}: allowed`, () => [[fixture(source), []]], BANNED)

lintTest(
  'only the texts of the site are checked',
  () =>
    ['remote-public/src/content/probe.test.ts', 'remote-public/src/kit/probe.ts'].map(
      (path) => [fixture(broken['a banned phrase in a string'], path), []] as const,
    ),
  BANNED,
)
