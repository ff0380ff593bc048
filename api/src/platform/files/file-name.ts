const MAX_LENGTH = 200

/**
 * A name that is plain on every system: no path, no control, formatting or reserved characters, at most 200 characters,
 * and the ending of its real kind.
 */
export function safeFileName(name: string, fallback: string, ending: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '')
    .replace(/\.[^.]{1,10}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const kept = Array.from(stem).slice(0, MAX_LENGTH).join('')
  return `${kept || fallback}.${ending}`
}

/** `Content-Disposition` of RFC 6266: the name for every browser, whatever script it is written in. */
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
