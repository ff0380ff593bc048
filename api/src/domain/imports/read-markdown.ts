import type { ImportNote } from '@tekskills/shared/contracts/http/imports'
import { slugPattern } from '@tekskills/shared/contracts/http/content'
import { importLimits } from '@tekskills/shared/contracts/http/imports'
import MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { parse } from 'yaml'
import { articleText, nameOf, taskMark, type FindPicture } from './article-markup'
import { oldPathOf, shortened, sourceIdOf, tagsOf } from './article-fields'
import type { ReadArticle } from './read-article'

/** The lines between two lines of three hyphens at the start of a file. */
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/
/** A title of the text, which the title of the article replaces. */
const TITLE = /^\s*# ([^\n]*)(?:\n|$)/
/** The file name of a post for Jekyll. */
const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/

const TASK = /^\[([ xX])\]\s+/

interface MarkdownFile {
  /** Its path in the archive, or its name. */
  path: string
  content: Buffer
  /** Finds its pictures, which it names relative to itself. */
  find: FindPicture
}

/** Reads a Markdown file with its front matter (CommonMark, tables, strikethrough and footnotes). */
export function readMarkdown({ path, content, find }: MarkdownFile): ReadArticle {
  const notes: ImportNote[] = []
  const name = articleName(path)
  const blocked = (text: string): ReadArticle => ({ ...blank(path, name), notes: [{ kind: 'BLOCKED', text }] })
  if (content.length > importLimits.markdownBytes) return blocked('The file is larger than 1 MB.')
  const source = decode(content)
  if (source === undefined) return blocked('The file is not UTF-8 text.')
  if (/^\+\+\+\s/.test(source)) return blocked('The front matter is TOML. Only YAML, between lines of ---, is read.')
  const matter = FRONT_MATTER.exec(source)
  const fields = matter ? fieldsOf(matter[1] ?? '') : new Map<string, unknown>()
  if (typeof fields === 'string') return blocked(`The front matter cannot be read: ${fields}`)
  const take = takerOf(fields)

  const body = source.slice(matter?.[0].length ?? 0)
  const heading = TITLE.exec(body)
  const given = text(take('title'))
  const title = given || plainHeading(heading?.[1] ?? '') || name.replaceAll(/[-_]+/g, ' ')
  if (!given) notes.push({ kind: 'MISSING', text: `There is no title. “${shortened(title, 60)}” is used.` })
  const isRepeated = heading && (!given || plainHeading(heading[1] ?? '') === given)
  const html = markdown.render(isRepeated ? body.slice(heading[0].length) : body)
  const { notes: textNotes, ...written } = articleText(html, find)

  const [, datedDay, datedName] = DATED.exec(name) ?? []
  const date = dateOf(take('date', 'published_at', 'publishDate', 'pubDate', 'published') ?? datedDay, notes)
  const picture = take('cover', 'coverImage', 'cover_image', 'feature_image', 'featured_image', 'featureImage', 'image')
  const cover = coverOf(picture, text(take('cover_alt', 'coverAlt', 'feature_image_alt', 'imageAlt', 'image_alt')))
  const found = cover && find(cover.address)
  if (found && 'problem' in found) {
    notes.push({ kind: 'MISSING', text: `The main picture “${nameOf(cover.address)}” ${found.problem}.` })
  }
  const oldPaths = [take('permalink', 'url'), ...list(take('aliases', 'redirect_from'))].flatMap((address) =>
    oldPathOf(text(address)),
  )
  const typedSlug = text(take('slug')).split('/').filter(Boolean).join('/')
  const slug = typedSlug.split('/').at(-1) || (datedName ?? name)
  if (typedSlug && !slugPattern.test(slug)) {
    notes.push({ kind: 'CHANGED', text: `The address “${shortened(typedSlug, 60)}” has been rewritten.` })
  }
  const id = text(take('id', 'uuid', 'guid'))
  const read = {
    ...written,
    sourceId: sourceIdOf('markdown', id || typedSlug || name),
    origin: path,
    title: shortened(title, 200),
    slug,
    description: shortened(
      text(take('description', 'excerpt', 'summary', 'custom_excerpt')).replaceAll(/\s+/g, ' '),
      1000,
    ),
    tags: tagsOf(list(take('tags', 'tag', 'keywords')).map(text), notes),
    author: list(take('author', 'authors')).map(text).find(Boolean) ?? null,
    categories: list(take('category', 'categories')).map(text).filter(Boolean),
    date,
    featured: take('featured') === true,
    metaTitle: shortened(text(take('meta_title', 'metaTitle')), 300) || null,
    metaDescription: shortened(text(take('meta_description', 'metaDescription')), 500) || null,
    cover: found && 'entry' in found ? { entry: found.entry, alt: cover?.alt ?? '' } : null,
    remotePictures: [...(found && 'remote' in found ? [found.remote] : []), ...written.remotePictures],
    oldPaths: [...new Set(oldPaths)],
  }
  // What it says of its state on the old site changes nothing: every article becomes a draft.
  for (const known of ['draft', 'status', 'visibility', 'layout', 'type', 'lastmod', 'updated', 'updated_at'])
    take(known)
  const unknown = [...fields.keys()].map((key) => shortened(key, 40))
  if (unknown.length > 0) {
    notes.push({
      kind: 'LEFT_OUT',
      text: `Front matter with no matching field here: ${shortened(unknown.join(', '), 200)}`,
    })
  }
  return { ...read, notes: [...notes, ...textNotes] }
}

const blank = (path: string, name: string): ReadArticle => ({
  sourceId: sourceIdOf('markdown', name),
  origin: path,
  title: shortened(name, 200),
  slug: name,
  description: '',
  content: '',
  words: 0,
  tags: [],
  author: null,
  categories: [],
  date: null,
  featured: false,
  metaTitle: null,
  metaDescription: null,
  cover: null,
  pictures: [],
  remotePictures: [],
  oldPaths: [],
  notes: [],
})

/** The name of an article by its file; one in a folder of its own has that of the folder. */
function articleName(path: string): string {
  const parts = path.replace(/\.[^./]+$/, '').split('/')
  const last = parts.at(-1) ?? ''
  return (/^_?index$/i.test(last) && parts.at(-2)) || last || 'article'
}

function decode(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

/** The fields of front matter, or why it cannot be read. */
function fieldsOf(yaml: string): Map<string, unknown> | string {
  try {
    // Without aliases, a short text cannot stand for a huge one; with the core schema, dates stay text.
    const read: unknown = parse(yaml, { schema: 'core', maxAliasCount: 0, logLevel: 'error' })
    if (read === null || read === undefined) return new Map()
    if (typeof read !== 'object' || Array.isArray(read)) return 'it is not a list of names and values.'
    return new Map(Object.entries(read))
  } catch (error) {
    return (error as Error).message.split('\n', 1)[0] ?? ''
  }
}

/** Returns a function that removes the fields with any of the names, and returns the first that has a value. */
const takerOf =
  (fields: Map<string, unknown>) =>
  (...names: string[]): unknown => {
    const values = names.map((name) => fields.get(name))
    for (const name of names) fields.delete(name)
    return values.find((value) => value !== undefined && value !== null && value !== '')
  }

/** A value as text; of an object its name. */
function text(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const { name, title, label } = value as Record<string, unknown>
  return text([name, title, label].find((part) => typeof part === 'string'))
}

/** One value, several, or a text with commas. */
function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'string') return value.split(',')
  return value === undefined ? [] : [value]
}

function coverOf(value: unknown, alt: string): { address: string; alt: string } | null {
  if (typeof value === 'string') return { address: value.trim(), alt: shortened(alt, 191) }
  if (typeof value !== 'object' || value === null) return null
  const { src, url, path, image, alt: own } = value as Record<string, unknown>
  const address = text([src, url, path, image].find((part) => typeof part === 'string'))
  return address ? { address, alt: shortened(text(own) || alt, 191) } : null
}

function dateOf(value: unknown, notes: ImportNote[]): string | null {
  const given = text(value)
  if (!given) return null
  // A date without a zone is one of the site, which has no other.
  const at = new Date(
    /[\d)]$/.test(given) && /\d:\d/.test(given) && !/[+-]\d{2}:?\d{2}$/.test(given) ? `${given}Z` : given,
  )
  if (!Number.isNaN(at.getTime())) return at.toISOString()
  notes.push({ kind: 'LEFT_OUT', text: `The date “${shortened(given, 40)}” cannot be read.` })
  return null
}

const plainHeading = (heading: string) => heading.replaceAll(/[*_`]+/g, '').trim()

const markdown = new MarkdownIt({ html: true, linkify: true })
// Only whole addresses: “README.md” is no link.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
markdown.use(footnotes)
// “[x]” at the start of an item of a list, as GitHub writes tasks.
markdown.core.ruler.push('tasks', ({ tokens }) => {
  for (const [index, { children }] of tokens.entries()) {
    const [first] = children ?? []
    const task = first?.type === 'text' && tokens[index - 2]?.type === 'list_item_open' && TASK.exec(first.content)
    if (task) first.content = taskMark(task[1] !== ' ') + first.content.slice(task[0].length)
  }
})
// The site keeps no ids, so that links between a note and its number would lead nowhere.
const { rules } = markdown.renderer
rules.footnote_ref = (tokens, index) => {
  const { id } = (tokens[index]?.meta ?? { id: 0 }) as { id: number }
  return `<sup>${id + 1}</sup>`
}
rules.footnote_block_open = () => '<hr><ol>'
rules.footnote_block_close = () => '</ol>'
rules.footnote_open = () => '<li>'
rules.footnote_close = () => '</li>'
rules.footnote_anchor = () => ''
