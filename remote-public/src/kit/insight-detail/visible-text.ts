const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text content of HTML: without tags, with decoded entities and collapsed white space. */
export const visibleText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, decodeEntity)
    .replace(/[\s\u00A0\u200B-\u200D\uFEFF]+/g, ' ')
    .trim()

function decodeEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return NAMED_ENTITIES[name.toLowerCase()] ?? entity
  const code = decimal ? Number(decimal) : parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}
