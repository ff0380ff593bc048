import { anchorsOf, type ItemReading } from '../checked-item'
import { readLink, type LinkTarget } from '../addresses'
import { plain } from '../read-text'
import { blocksOf, type KnownAddresses, type Match, type Place, type Rule } from '../rule'

/** Link texts that say nothing about the target. */
const VAGUE = new Set(
  `click here|click|here|read more|more|this|this link|link|learn more|see here|this page|page|this article|article|
  go here|find out more|more info|more information|details|continue|view|open|download`
    .split('|')
    .map((text) => text.trim()),
)
const BARE_ADDRESS = /^(https?:\/\/|www\.)\S+$/i

interface ItemLink {
  place: Place
  href: string
  text: string
  /** Whether it is part of a text, not a field of its own. */
  isInText: boolean
  target: LinkTarget
}

function* linksOf(item: ItemReading, { origin }: KnownAddresses): Generator<ItemLink> {
  for (const [{ field }, block] of blocksOf(item)) {
    for (const { href, text } of block.links) {
      const shown = plain(text)
      const quote = shown === '' ? undefined : shown
      const place = { field, block: block.index, quote }
      yield { place, href, text: shown, isInText: true, target: readLink(href, origin) }
    }
  }
  for (const { field, value } of item.links) {
    yield { place: { field }, href: value, text: value, isInText: false, target: readLink(value, origin) }
  }
}

function* links(item: ItemReading, known: KnownAddresses, isFault: (link: ItemLink) => boolean): Generator<Match> {
  for (const link of linksOf(item, known)) {
    if (isFault(link)) yield { ...link.place, values: { href: link.href, text: link.text || link.href } }
  }
}

const textRule = (rule: Omit<Rule, 'find' | 'subject'> & { isFault: (link: ItemLink) => boolean }): Rule => {
  const { isFault, ...facts } = rule
  return {
    ...facts,
    subject: 'links',
    find: (item, known) => links(item, known, (link) => link.isInText && isFault(link)),
  }
}

/** A rule about the page that a link leads to. */
const targetRule = (
  rule: Omit<Rule, 'find' | 'subject' | 'needsAddresses'> & {
    isFault: (target: Extract<LinkTarget, { kind: 'inside' }>, known: KnownAddresses) => boolean
  },
): Rule => {
  const { isFault, ...facts } = rule
  return {
    ...facts,
    subject: 'links',
    needsAddresses: true,
    find: (item, known) => links(item, known, ({ target }) => target.kind === 'inside' && isFault(target, known)),
  }
}

const stateIs =
  (state: string) =>
  (target: { address: string }, { factsOf }: KnownAddresses) =>
    factsOf(target.address)?.state === state

export const linkRules: readonly Rule[] = [
  textRule({
    id: 'link-empty',
    severity: 'ERROR',
    sentence: 'A link to {href} has no text.',
    why: 'Readers cannot see it, and screen readers read its address aloud.',
    isFault: ({ text }) => text === '',
  }),
  textRule({
    id: 'link-vague',
    severity: 'WARNING',
    sentence: 'The link text “{quote}” does not say where it leads.',
    why: 'Many readers move from link to link and hear only the link texts. Name the page, or say what readers can do there.',
    isFault: ({ text }) => VAGUE.has(text.toLowerCase().replace(/(?<![\s.:!…>»→])[\s.:!…>»→]+$/, '')),
  }),
  textRule({
    id: 'link-address',
    severity: 'WARNING',
    sentence: 'The link shows its address, “{quote}”.',
    why: 'Addresses are hard to read and are spelled out by screen readers. Name the page instead.',
    isFault: ({ text }) => BARE_ADDRESS.test(text),
  }),
  {
    id: 'link-same-text',
    severity: 'WARNING',
    subject: 'links',
    sentence: 'The link text “{quote}” is used for another page too.',
    why: 'Out of context, the links cannot be told apart. Give the link to each page a text of its own.',
    *find(item, known) {
      const targets = new Map<string, string>()
      for (const { place, text, href, isInText } of linksOf(item, known)) {
        if (!isInText || text === '') continue
        const key = text.toLowerCase()
        const first = targets.get(key)
        if (first === undefined) targets.set(key, href)
        else if (first !== href) yield place
      }
    },
  },
  {
    id: 'link-malformed',
    severity: 'ERROR',
    subject: 'links',
    sentence: 'The link address “{href}” is not complete.',
    why: 'The link leads nowhere. Addresses on other sites start with https://, those on this site with /.',
    find: (item, known) => links(item, known, ({ target }) => target.kind === 'malformed'),
  },
  {
    id: 'link-insecure',
    severity: 'WARNING',
    subject: 'links',
    sentence: 'The link to {href} is not secure.',
    why: 'What readers see there can be read and altered on the way. Use https:// if the site supports it.',
    find: (item, known) =>
      links(item, known, ({ target }) => target.kind === 'outside' && target.url.protocol === 'http:'),
  },
  targetRule({
    id: 'link-broken',
    severity: 'ERROR',
    sentence: 'The link “{text}” leads to {href}, where there is no page.',
    why: 'Readers who follow it land on “Page not found”.',
    isFault: stateIs('MISSING'),
  }),
  targetRule({
    id: 'link-deleted',
    severity: 'ERROR',
    sentence: 'The link “{text}” leads to a page that was deleted or archived.',
    why: 'Readers who follow it learn that the page is gone.',
    isFault: stateIs('DELETED'),
  }),
  targetRule({
    id: 'link-unpublished',
    severity: 'ERROR',
    sentence: 'The link “{text}” leads to a page that is not published.',
    why: 'Readers who follow it land on “Page not found” until it is published.',
    isFault: stateIs('NOT_PUBLIC'),
  }),
  targetRule({
    id: 'link-moved',
    severity: 'ADVICE',
    sentence: 'The page that the link “{text}” leads to has moved.',
    why: 'Readers are redirected, which takes time. Link to the new address.',
    isFault: stateIs('MOVED'),
  }),
  targetRule({
    id: 'link-anchor',
    severity: 'ERROR',
    sentence: 'The page that the link “{text}” leads to has no heading for {href}.',
    why: 'Readers land at the top of the page and have to search for the place.',
    isFault: ({ address, hash }, { factsOf }) => lacksAnchor(hash, factsOf(address)?.anchors),
  }),
  {
    id: 'link-own-anchor',
    severity: 'ERROR',
    subject: 'links',
    sentence: 'The link “{text}” leads to “{href}”, but this text has no such heading.',
    why: 'Nothing happens when readers follow it.',
    find(item, known) {
      const anchors = anchorsOf(item).map(({ id }) => id)
      return links(item, known, ({ target }) => target.kind === 'same-page' && lacksAnchor(target.hash, anchors))
    },
  },
]

const lacksAnchor = (hash: string, anchors: readonly string[] | null | undefined) =>
  hash !== '' && anchors !== null && anchors !== undefined && !anchors.includes(hash)
