import type { MediaItem } from '@tekskills/shared/contracts/http/media'

const count = new Intl.NumberFormat('en-GB')

/** Size of a file: `240 kB`, or `1.2 MB` from one megabyte up. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** `1,920 × 1,080 px, 240 kB`. */
export const dimensionsOf = ({ width, height, bytes }: Pick<MediaItem, 'width' | 'height' | 'bytes'>): string =>
  `${count.format(width)} × ${count.format(height)} px, ${fileSize(bytes)}`

/** How often a picture is used: `Not used`, `Used once`. */
export function usesLabel(uses: number): string {
  if (uses === 0) return 'Not used'
  return uses === 1 ? 'Used once' : `Used in ${uses} items`
}
