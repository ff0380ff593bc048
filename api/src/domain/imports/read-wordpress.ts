import { importLimits, type ImportNote } from '@tekskills/shared/contracts/http/imports'
import { packageParser, textOf } from '../../platform/files/package-xml'
import { articleText, counted, nameOf } from './article-markup'
import { oldPathOf, shortened, sourceIdOf, tagsOf } from './article-fields'
import { UnreadableUploadError, type ReadArticle, type ReadUpload } from './read-article'

/** How deep the elements of an export may be; those of WordPress are five deep. */
const MAX_DEPTH = 50

/** What the report calls the types of WordPress that are no articles. */
const otherTypes: Readonly<Record<string, [string, string]>> = {
  page: ['page', 'pages'],
  attachment: ['attachment', 'attachments'],
  nav_menu_item: ['menu entry', 'menu entries'],
  revision: ['revision', 'revisions'],
}

/** An `<item>` of an export: the texts of its elements, and what repeats. */
interface Item {
  texts: Map<string, string>
  terms: { domain: string; name: string }[]
  meta: Map<string, string>
}

/**
 * Reads an export of WordPress (WXR). Throws {@link UnreadableUploadError} for a file that is no such export, is not
 * well-formed, or declares a document type, which could define entities.
 */
export function readWordPress(content: Buffer): ReadUpload {
  const { items, names } = itemsOf(content)
  const attachments = new Map(
    items.flatMap(({ texts, meta }) => {
      const address = texts.get('wp:attachment_url')
      if (texts.get('wp:post_type') !== 'attachment' || !address) return []
      return [[texts.get('wp:post_id') ?? '', { address, alt: meta.get('_wp_attachment_image_alt') ?? '' }] as const]
    }),
  )
  const counts = new Map<string, number>()
  const posts = items.filter(({ texts }) => {
    const type = texts.get('wp:post_type') ?? 'post'
    const isTrash = /^(?:trash|auto-draft)$/.test(texts.get('wp:status') ?? '')
    if (type === 'post' && !isTrash) return true
    const counted = type === 'post' ? 'trash' : type
    counts.set(counted, (counts.get(counted) ?? 0) + 1)
    return false
  })
  if (posts.length > importLimits.articles) {
    const most = importLimits.articles.toLocaleString('en')
    throw new UnreadableUploadError(
      `This export has ${posts.length.toLocaleString('en')} articles, and a file may have at most ${most}. Export one year or one author at a time.`,
    )
  }
  const leftOut = [...counts].map(([type, count]) => {
    if (type === 'trash') return counted(count, 'article in the trash', 'articles in the trash')
    const [one, many] = otherTypes[type] ?? [
      `entry of the type “${shortened(type, 40)}”`,
      `entries of the type “${shortened(type, 40)}”`,
    ]
    return counted(count, one, many)
  })
  return { format: 'WORDPRESS', leftOut, articles: posts.map((item) => articleOf(item, { names, attachments })) }
}

interface Export {
  /** Display names of authors by their login. */
  names: ReadonlyMap<string, string>
  attachments: ReadonlyMap<string, { address: string; alt: string }>
}

function articleOf({ texts, terms, meta }: Item, { names, attachments }: Export): ReadArticle {
  const notes: ImportNote[] = []
  const link = texts.get('link') ?? ''
  const login = texts.get('dc:creator') ?? ''
  const status = texts.get('wp:status') ?? ''
  const titled = (texts.get('title') ?? '').trim()
  const slug = (texts.get('wp:post_name') ?? '').trim()
  const title = titled || slug.replaceAll('-', ' ') || 'Untitled'
  if (!titled) notes.push({ kind: 'MISSING', text: `There is no title. “${shortened(title, 60)}” is used.` })
  if (status === 'private')
    notes.push({ kind: 'CHANGED', text: 'It was private. As a draft, it can be seen by all editors.' })
  if (texts.get('wp:post_password')) notes.push({ kind: 'LEFT_OUT', text: 'The password of the page' })
  const shortcodes = new Map<string, number>()
  const html = paragraphs(withoutShortcodes(texts.get('content:encoded') ?? '', shortcodes))
  const { notes: textNotes, ...written } = articleText(html, (address) => ({ remote: address }))
  for (const [name, count] of shortcodes) notes.push({ kind: 'LEFT_OUT', text: counted(count, `[${name}] shortcode`) })
  const cover = attachments.get(meta.get('_thumbnail_id') ?? '')
  if (cover) notes.push({ kind: 'MISSING', text: `Main picture to add: ${nameOf(cover.address)}` })
  return {
    ...written,
    sourceId: sourceIdOf('wordpress', texts.get('guid') || link || `${texts.get('wp:post_id')} ${title}`),
    origin: link || texts.get('guid') || title,
    title: shortened(title, 200),
    slug: slug || null,
    description: shortened(plain(texts.get('excerpt:encoded') ?? ''), 1000),
    tags: tagsOf(
      terms.filter(({ domain }) => domain === 'post_tag').map(({ name }) => name),
      notes,
    ),
    author: names.get(login) || login || null,
    categories: terms
      .filter(({ domain, name }) => domain === 'category' && name !== 'Uncategorized')
      .map(({ name }) => name),
    date: dateOf(texts),
    featured: false,
    metaTitle: metaText(meta, ['_yoast_wpseo_title', 'rank_math_title'], 300),
    metaDescription: metaText(meta, ['_yoast_wpseo_metadesc', 'rank_math_description'], 500),
    cover: null,
    remotePictures: [...new Set([...(cover ? [cover.address] : []), ...written.remotePictures])],
    oldPaths: /[?&]p=\d+/.test(link) ? [] : oldPathOf(link),
    notes: [...notes, ...textNotes],
  }
}

/** The texts of all items, and the names of the authors. */
function itemsOf(content: Buffer): { items: Item[]; names: Map<string, string> } {
  const items: Item[] = []
  const names = new Map<string, string>()
  let isExport = false
  let item: Item | undefined
  let term: { domain: string; name: string } | undefined
  let metaKey = ''
  let login = ''
  let depth = 0
  let text = ''
  const parser = packageParser()
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new UnreadableUploadError('This file is nested too deeply to be a WordPress export.')
    text = ''
    if (name === 'rss')
      isExport = Object.values(attributes).some((value) => /wordpress\.org\/export/.test(String(value)))
    else if (name === 'item') item = { texts: new Map(), terms: [], meta: new Map() }
    else if (name === 'category' && item) term = { domain: String(attributes.domain ?? ''), name: '' }
  })
  const add = (more: string) => void (text += more)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    depth -= 1
    if (name === 'wp:author_login') login = text
    else if (name === 'wp:author_display_name') names.set(login, text.trim())
    else if (name === 'item' && item) {
      items.push(item)
      item = undefined
    } else if (!item) return
    else if (name === 'category' && term) item.terms.push({ ...term, name: text.trim() })
    else if (name === 'wp:meta_key') metaKey = text
    else if (name === 'wp:meta_value') item.meta.set(metaKey, text)
    else if (!item.texts.has(name)) item.texts.set(name, text)
    text = ''
  })
  try {
    parser.write(textOf(content)).close()
  } catch (error) {
    throw unreadable(error as Error)
  }
  if (!isExport) {
    throw new UnreadableUploadError(
      'This XML file is not a WordPress export. Create one in WordPress under Tools › Export.',
    )
  }
  return { items, names }
}

function unreadable(error: Error): UnreadableUploadError {
  if (error instanceof UnreadableUploadError) return error
  if (/document type/.test(error.message)) {
    return new UnreadableUploadError(
      'This file declares a document type or entities, which WordPress exports never do. It was not read.',
    )
  }
  const [, line] = /^(\d+):\d+: /.exec(error.message) ?? []
  return new UnreadableUploadError(
    line ? `This file is not well-formed XML: look at line ${line}.` : 'This file could not be read as XML.',
  )
}

/** The publication date: in UTC if the export has it; drafts have zeros. */
function dateOf(texts: Item['texts']): string | null {
  for (const name of ['wp:post_date_gmt', 'wp:post_date']) {
    const given = (texts.get(name) ?? '').trim()
    const at = /^[1-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(given)
      ? new Date(`${given.replace(' ', 'T')}Z`)
      : undefined
    if (at && !Number.isNaN(at.getTime())) return at.toISOString()
  }
  return null
}

/** A text of a plugin for search engines; one with placeholders means nothing here. */
function metaText(meta: Item['meta'], names: readonly string[], length: number): string | null {
  const found = names.map((name) => (meta.get(name) ?? '').trim()).find((value) => value && !value.includes('%'))
  return found ? shortened(found, length) : null
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The texts of the classic editor have empty lines instead of paragraphs. */
function paragraphs(html: string): string {
  if (/<!--\s*wp:|<p[\s>]/i.test(html)) return html
  return html
    .split(/\n[ \t\r]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => (BLOCK.test(block) ? block : `<p>${block.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

const BLOCK =
  /^<\/?(?:h[1-6]|[uod]l|li|blockquote|pre|table|thead|tbody|tr|figure|div|section|aside|hr|iframe|form|script)\b/i
const CAPTION = /\[caption\b[^\][]*\]((?:(?!\[\/caption\])[\s\S])*)\[\/caption\]/g
const CAPTIONED = /^(?:<a\b[^<>]*>)?<img\b[^<>]*>(?:<\/a>)?/
const EMBED = /\[embed\b[^\][]*\]([^\][]*)\[\/embed\]/g
/** The shortcodes of WordPress and of well-known plugins; other brackets are text. */
const SHORTCODE =
  /\[\/?(gallery|playlist|audio|video|contact-form(?:-7)?|gravityform|wpforms|ninja_form|vc_\w+|et_pb_\w+|fusion_\w+)(?:\s[^\][]*)?\]/g

/** Turns captions and addresses of videos into markup, and removes what plugins would replace. */
const withoutShortcodes = (html: string, counts: Map<string, number>) =>
  html
    .replaceAll(CAPTION, (_, inner: string) => {
      const [image = ''] = CAPTIONED.exec(inner.trim()) ?? []
      const caption = inner.trim().slice(image.length).trim()
      return image ? `\n\n<figure>${image}<figcaption>${caption}</figcaption></figure>\n\n` : inner
    })
    .replaceAll(EMBED, '\n\n$1\n\n')
    .replaceAll(SHORTCODE, (found, name: string) => {
      if (!found.startsWith('[/')) counts.set(name, (counts.get(name) ?? 0) + 1)
      return ''
    })
