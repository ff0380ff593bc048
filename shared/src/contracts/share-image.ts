import type { Chrome } from './access'

/** The families of drawn share images; each has its palettes and its wordmark. */
export const shareFamilies = ['tekskills', 'tekdatanova'] as const
export type ShareFamily = (typeof shareFamilies)[number]

/** Size in pixels of every share image that the service makes. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Goes up with every change to the drawing: a network keeps an image for as long as its address stays. */
export const SHARE_DRAWING = '1'

/** What a drawn share image shows, for people who do not see it. */
export const SHARE_IMAGE_ALT: Record<ShareFamily, string> = {
  tekskills: 'Tekskills: loose dots and lines that settle into order',
  tekdatanova: 'TekDataNova: loose dots and lines that settle into order',
}

export const shareFamilyOf = (chrome: Chrome | undefined): ShareFamily =>
  chrome === 'microsite' ? 'tekdatanova' : 'tekskills'

/** Address of the share image of a page that has no picture of its own: the path decides the drawing. */
export const shareImagePath = (path: string, family: ShareFamily) =>
  `/api/public/user/share/${family}-${fingerprint(path)}.jpg?v=${SHARE_DRAWING}`

/** FNV-1a of a text, as eight hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
