const MAX_LENGTH = 200

/**
 * A file name that is safe on every system: no path, no control, formatting or reserved characters, at most 200
 * characters, and the extension of its actual type.
 */
export function safeFileName(name: string, fallback: string, extension: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '')
    .replace(/\.[^.]{1,10}$/, '')
    // Looking behind keeps it linear: a run inside the name is tried once, not from each of its characters.
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  const shortened = Array.from(stem).slice(0, MAX_LENGTH).join('')
  return `${shortened || fallback}.${extension}`
}

/** `Content-Disposition` of RFC 6266: the name in ASCII and in UTF-8. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
