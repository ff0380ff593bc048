import type { Chrome } from './access'

/** The families of drawn share images, each with its own palettes and wordmark. */
export const shareFamilies = ['tekskills', 'tekdatanova'] as const
export type ShareFamily = (typeof shareFamilies)[number]

/** Size in pixels of the share images that the service generates. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Version of the drawing, incremented with every change: social networks cache an image as long as its URL is the same. */
export const SHARE_DRAWING = '1'

/** Alternative text of drawn share images. */
export const SHARE_IMAGE_ALT: Record<ShareFamily, string> = {
  tekskills: 'Tekskills: loose dots and lines that settle into order',
  tekdatanova: 'TekDataNova: loose dots and lines that settle into order',
}

export const shareFamilyOf = (chrome: Chrome | undefined): ShareFamily =>
  chrome === 'microsite' ? 'tekdatanova' : 'tekskills'

/** URL of the share image for a page without a picture of its own; the drawing depends on the page's path. */
export const shareImagePath = (path: string, family: ShareFamily) =>
  `/api/public/user/share/${family}-${fingerprint(path)}.jpg?v=${SHARE_DRAWING}`

/** FNV-1a of a text, as eight hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
