import { ABSOLUTE, decoded, LOCAL, packageParser, textOf } from './package-xml'

/** Fields that load or run something (ECMA-376-1, 17.16.5); older readers know IMPORT and INCLUDE. */
const ACTIVE_FIELDS = /^(?:dde|ddeauto|include|includepicture|includetext|import|link|database|rd)$/i
/** In the instruction of a field, another field whose result takes its place. */
const NESTED = '\u{1}'
/** Fields whose first operand may follow without a space. */
const WITH_OPERAND = /^(?:if|=)/i
const LINKS = new Set(['hyperlink', 'hlinkClick', 'hlinkHover', 'hlinkMouseOver'])
const PICTURES = new Set(['imagedata', 'image', 'fill', 'stroke'])
const ADDRESSES = new Set(['src', 'href', 'althref'])

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Whether a field acts, or its name is the result of another field. */
function isActiveField(instruction: string): boolean {
  const name = /^[^\s"\\]*/.exec(instruction.trimStart())?.[0] ?? ''
  return ACTIVE_FIELDS.test(name) || (name.includes(NESTED) && !WITH_OPERAND.test(name))
}

/** Whether an attribute of a picture holds an address outside the document, rather than a reference to a relationship. */
function leadsOut(attribute: string, value: string): boolean {
  const address = decoded(value)
  return ADDRESSES.has(localName(attribute)) && ABSOLUTE.test(address) && !LOCAL.test(address)
}

/**
 * Whether a part has fields that load or run something, pictures from elsewhere, or uses one of `links`, the ids of its
 * external hyperlinks, for anything but a link to follow. Throws like the parser.
 */
export function hasActiveMarkup(xml: Buffer, links: ReadonlySet<string>): boolean {
  let isActive = false
  let element = ''
  // The first is for instructions outside any field.
  const fields = [{ instruction: '', isOver: true }]
  const addText = (text: string) => {
    const field = fields.at(-1)
    // Readers take all text up to the separator for the instruction.
    if (field && (/^(?:del)?instrText$/i.test(element) || (element === 't' && !field.isOver))) field.instruction += text
  }
  const parser = packageParser()
  parser.on('opentag', ({ name, attributes }) => {
    element = localName(name)
    for (const [attribute, value] of Object.entries(attributes)) {
      if (links.has(value) && attribute.includes(':') && !LINKS.has(element)) isActive = true
      if (PICTURES.has(element) && leadsOut(attribute, value)) isActive = true
      if (element === 'fldSimple' && localName(attribute) === 'instr') isActive ||= isActiveField(value)
      if (element !== 'fldChar' || localName(attribute) !== 'fldCharType') continue
      const field = fields.at(-1)
      if (value === 'begin') {
        if (field && !field.isOver) field.instruction += NESTED
        fields.push({ instruction: '', isOver: false })
      } else if (value === 'separate' && field) field.isOver = true
      else if (value === 'end' && fields.length > 1) isActive ||= isActiveField(fields.pop()?.instruction ?? '')
    }
  })
  parser.on('closetag', () => (element = ''))
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(textOf(xml)).close()
  return isActive || fields.some(({ instruction }) => isActiveField(instruction))
}
