import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMarkdown } from './read-markdown'

const read = (text: string) => {
  const content = Buffer.from(`---\ntitle: Rules\n---\n${text}`)
  return readMarkdown({ path: 'rules.md', content, find: () => ({ problem: 'is missing' }) })
}

test('BO-01 links within a Markdown text lead to the headings of the site', () => {
  const { content, notes } =
    read(`[First](#rule-one) [second](#rule-one-1) [small](#a-detail-2) [named](#why) [gone](#none)

## Rule one!

### A detail (2)

## Rule one!

<h2 id="why">Reasons</h2>
`)
  assert.deepEqual(
    [...content.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, words]) => `${words} ${href}`),
    ['First #section-rule-one', 'second #section-rule-one-2', 'small #section-rule-one', 'named #section-reasons'],
  )
  assert.match(content, /gone<\/p>/, 'the words of a link that leads nowhere stay')
  assert.deepEqual(
    notes.filter(({ kind }) => kind === 'LEFT_OUT').map(({ text }) => text),
    ['1 broken in-page link'],
  )
})

test('BO-01 tasks of a Markdown text are items with a mark', () => {
  const { content } = read(`- [x] Written
- [ ] **Read**
- [y] no task

1. [X] Sent

<ul><li><input type="checkbox" checked disabled> By hand</li></ul>

[x] is no item.
`)
  const lines = content.replaceAll(/<[^>]+>/g, '\n').split('\n')
  assert.deepEqual(lines.map((line) => line.trim()).filter(Boolean), [
    '☑ Written',
    '☐',
    'Read',
    '[y] no task',
    '☑ Sent',
    '☑  By hand',
    '[x] is no item.',
  ])
})
