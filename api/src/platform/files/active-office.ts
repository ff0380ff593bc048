import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type Entry } from 'yauzl'
import { hasActiveMarkup } from './active-markup'
import { ABSOLUTE, decoded, LOCAL, packageParser, textOf } from './package-xml'
import { requireOneReading } from './zip-layout'

/** Limits of the total unpacked size in bytes, and of the number of parts. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024
const MAX_PARTS = 2000
/** Limit on the unpacked relationships and content types, in bytes; a document of 500 pages has less than 1 MB. */
const MAX_READ_BYTES = 4 * 1024 * 1024
/** Executable parts: macros, controls, embedded objects and executables, and parts that are stored in pieces. */
const ACTIVE_PART =
  /(?:^|\/)(?:vba\w*\.bin|vbadata\.xml|activex\w*\.(?:bin|xml)|embeddings\/.*\.bin|\[\d+\](?:\.last)?\.piece)$|\.(?:exe|dll|js|vbs|ps1|bat|cmd|hta)$/i
/** Limit on all unpacked markup, in bytes, because parsing costs by the byte; a document of 500 pages has about 6 MB. */
const MAX_MARKUP_BYTES = 8 * 1024 * 1024
/** How deep the elements of relationships and content types may be; those of Office are two deep. */
const MAX_DEPTH = 100
const MARKUP = /\.(?:xml|vml)$/i
const RELATIONSHIPS = /(?:^|\/)_rels\/[^/]*\.rels$/i
const CONTENT_TYPES = /^\[content_types\]\.xml$/i

/**
 * Whether a Word or PowerPoint document contains macros, controls, embedded objects or executables, loads anything from
 * elsewhere, is encrypted, is a decompression bomb, has parts with paths outside itself, or shows different parts to
 * different readers. Unpacks only the parts that declare what the others are.
 */
export async function isActiveOffice(content: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(content)
    if (zip.entryCount > MAX_PARTS) return true
    let unpacked = 0
    const read: { name: string; xml: Buffer }[] = []
    let readBytes = 0
    let markupBytes = 0
    const parts: Entry[] = []
    for await (const part of zip.eachEntry()) {
      parts.push(part)
      unpacked += part.uncompressedSize
      if (unpacked > MAX_UNPACKED_BYTES || part.isEncrypted() || ACTIVE_PART.test(part.fileName)) return true
      if (MARKUP.test(part.fileName)) markupBytes += part.uncompressedSize
      if (markupBytes > MAX_MARKUP_BYTES) return true
      if (!RELATIONSHIPS.test(part.fileName) && !CONTENT_TYPES.test(part.fileName)) continue
      readBytes += part.uncompressedSize
      if (readBytes > MAX_READ_BYTES) return true
      read.push({ name: part.fileName, xml: await buffer(await zip.openReadStreamPromise(part)) })
    }
    await requireOneReading(zip, parts, content)
    const charts = new Set(read.filter(({ name }) => CONTENT_TYPES.test(name)).flatMap(({ xml }) => chartsOf(xml)))
    const isActive = read.some(
      ({ name, xml }) => RELATIONSHIPS.test(name) && hasActiveRelationship(xml, charts.has(sourceOf(name))),
    )
    if (isActive) return true
    const links = new Map(
      read.filter(({ name }) => RELATIONSHIPS.test(name)).map(({ name, xml }) => [sourceOf(name), linksOf(xml)]),
    )
    for (const part of parts.filter(({ fileName }) => MARKUP.test(fileName))) {
      const xml = await buffer(await zip.openReadStreamPromise(part))
      if (hasActiveMarkup(xml, links.get(`/${part.fileName.toLowerCase()}`) ?? new Set())) return true
    }
    return false
  } catch {
    // An unreadable or ambiguous directory, one with `..` or a drive in a path, or a part that is no well-formed XML.
    return true
  }
}

interface XmlElement {
  /** With its prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** The names and attributes of the elements around it. */
  within: readonly Pick<XmlElement, 'name' | 'attributes'>[]
}

/** The elements with a name, whatever its prefix. Throws for XML that is not well-formed, declares a type, or is too deep. */
function elementsOf(xml: Buffer, element: string): XmlElement[] {
  const found: XmlElement[] = []
  // The two outermost are enough, so that depth costs nothing.
  const within: Pick<XmlElement, 'name' | 'attributes'>[] = []
  let depth = 0
  const parser = packageParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name.slice(name.indexOf(':') + 1) === element) found.push({ name, attributes, within: within.slice(0, depth) })
    if (depth < 2) within[depth] = { name, attributes }
    depth += 1
    // The parser keeps every open element.
    if (depth > MAX_DEPTH) throw new Error('The elements are too deep.')
  })
  parser.on('closetag', () => (depth -= 1))
  parser.write(textOf(xml)).close()
  return found
}

const TYPES_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/content-types'

/** Names of the parts that are nothing but charts, in lower case, because names of parts ignore it. */
function chartsOf(contentTypes: Buffer): string[] {
  const overrides = elementsOf(contentTypes, 'Override').map(({ name, attributes, within: [root, ...others] }) => ({
    part: (attributes.PartName ?? '').toLowerCase(),
    // Readers skip elements of other namespaces and what is in them.
    isChart:
      name === 'Override' &&
      attributes.xmlns === undefined &&
      root?.name === 'Types' &&
      root.attributes.xmlns === TYPES_NAMESPACE &&
      others.length === 0 &&
      /\.(?:chart|chartex)\+xml$/i.test(attributes.ContentType ?? ''),
  }))
  const others = new Set(overrides.filter(({ isChart }) => !isChart).map(({ part }) => part))
  return overrides.filter(({ isChart, part }) => isChart && !others.has(part)).map(({ part }) => part)
}

/** The name of the part that a relationships part belongs to. */
const sourceOf = (name: string) => `/${name.replace(/_rels\/([^/]*)\.rels$/i, '$1').toLowerCase()}`

/** The ids of the relationships that lead out of the document when a reader follows them. */
const linksOf = (relationships: Buffer) =>
  new Set(
    elementsOf(relationships, 'Relationship')
      .filter(({ attributes: { TargetMode = 'Internal' } }) => TargetMode !== 'Internal')
      .filter(({ attributes: { Type = '' } }) => /\/hyperlink$/.test(Type))
      .map(({ attributes: { Id = '' } }) => Id),
  )

/** A type without percent-encoding, spaces or a trailing slash, which readers might ignore. */
const PLAIN_TYPE = /^https?:\/\/(?:[\w.-]+\/)+[\w-]+$/
/** The last segment of the types of relationships to embedded objects, documents, controls, macros, menus and add-ins. */
const ACTIVE_TYPES = new Set([
  ...['oleobject', 'package', 'afchunk', 'subdocument', 'frame', 'control', 'activexcontrolbinary', 'vbaproject'],
  ...['wordvbadata', 'extensibility', 'attachedtoolbars', 'webextension', 'webextensiontaskpanes'],
])
/** The types of Office, transitional and strict (ISO/IEC 29500-1 and 29500-4), and those of packages and of Microsoft. */
const FAMILY =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006\/relationships|purl\.oclc\.org\/ooxml\/officeDocument\/relationships|schemas\.openxmlformats\.org\/package\/2006\/relationships\/metadata|schemas\.microsoft\.com\/office\/2007\/relationships)\/(\w+)$/
/** Parts of these types may have any extension except those of documents and executables. */
const DATA_TYPES = new Set(['image', 'font', 'audio', 'video', 'media', 'hdphoto', 'thumbnail'])
/** Parts of all other types, known or not, are XML or media, so that new harmless ones pass. */
const DATA =
  /\.(?:xml|vml|rels|psmdcp|sigs|png|jpe?g|jfif|gif|bmp|tiff?|svg|webp|heic|ico|[ew]m[fz]|wdp|hdp|jxr|mp[34]|m4[av]|wav|mov|avi|wmv|glb)$/i
const DOCUMENT = /\.(?:bin|do[ct]\w*|xl\w*|pp[ts]\w*|pot\w*|rtf|mht(?:ml)?|html?)$/i
/** Parts with fields or references; only a part named as XML is searched for them. */
const TEXT_TYPES =
  /^(?:officeDocument|settings|header|footer|footnotes|endnotes|comments|glossaryDocument|vmlDrawing|diagramDrawing|slide\w*)$/
/** Addresses that only lead somewhere when a reader follows them. */
const LINK = /^(?:https?|mailto|tel):/i
/** Whether relationships lead out of the document, except by links to follow, or to parts that act. */
function hasActiveRelationship(xml: Buffer, ofChart: boolean): boolean {
  return elementsOf(xml, 'Relationship').some(({ attributes: { Type = '', Target = '', TargetMode = 'Internal' } }) => {
    if (!PLAIN_TYPE.test(Type)) return true
    const kind = FAMILY.exec(Type)?.[1] ?? ''
    const target = decoded(Target)
    if (TargetMode !== 'Internal' || ABSOLUTE.test(Target.trim()) || ABSOLUTE.test(target)) {
      // Without a scheme it is an address as people type it, such as `linkedin.com/in/ann`.
      if (kind === 'hyperlink') return ABSOLUTE.test(target) && !LINK.test(target)
      // Word stores the path of the template that a document was created from, on its author's machine.
      return !(kind === 'attachedTemplate' && LOCAL.test(target))
    }
    const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase()
    // The data of a chart is in a workbook, which is opened only for editing.
    if (ACTIVE_TYPES.has(type)) return !(kind === 'package' && ofChart && /\.xlsx$/i.test(target))
    if (TEXT_TYPES.test(kind) && !MARKUP.test(target)) return true
    if (kind === 'printerSettings' || (kind === 'hyperlink' && target.startsWith('#'))) return false
    return !(DATA.test(target) || (DATA_TYPES.has(kind) && !DOCUMENT.test(target)))
  })
}
