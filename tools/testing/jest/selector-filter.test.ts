import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'

interface Filtered {
  localName: string
  classList: { contains: (name: string) => boolean }
  parentElement: Filtered | null
}

const { mayMatch } = createRequire(import.meta.url)('./selector-filter.cjs') as {
  mayMatch: (element: Filtered, selector: unknown) => boolean
}

const element = (localName: string, classes: string[], parentElement: Filtered | null = null): Filtered => ({
  localName,
  classList: { contains: (name) => classes.includes(name) },
  parentElement,
})
const button = element('button', ['primary', 'wide'], element('p', [], element('form', ['card'])))
const filter = (selector: unknown) => mayMatch(button, selector)

test('a selector whose last compound names another type or class cannot match', () => {
  const others = [
    'a',
    '.narrow',
    '.primary.narrow',
    'a.primary',
    '.primary > a',
    '.primary:hover .narrow, a:not(.wide)',
  ]
  for (const selector of [...others, '.narrow::before', 'a[href="a,b"]'])
    assert.equal(filter(selector), false, selector)
})

test('a selector that names a class which no ancestor has cannot match', () => {
  for (const selector of [
    '.narrow .primary',
    '.narrow:has(input:disabled) *',
    '.card > .narrow > .wide',
    '.wide .wide',
  ])
    assert.equal(filter(selector), false, selector)
  for (const selector of ['.card:has(input) *', '.card:not(.narrow) > p .wide', '.narrow + .wide', '.narrow ~ p *'])
    assert.equal(filter(selector), true, selector)
})

test('every other selector is left to the selector engine', () => {
  const possible = ['button', '.primary', 'button.primary.wide:hover', 'a > .wide', '.card .primary', 'a, .wide', '*']
  const relations = [':is(.narrow, a)', 'button:not(.narrow)', ':where(a) .wide::after', '#id', ':root', 'a~button']
  const attributes = ['[type="a,b.c"]', "button[title='a) .b']", '[data-x="[.y"]']
  const unknown = ['BUTTON', '.pri\\6d ary', 'svg|button', '.wide:is([title=")"], .x)', '', undefined]
  for (const selector of [...possible, ...relations, ...attributes, ...unknown])
    assert.equal(filter(selector), true, String(selector))
})
