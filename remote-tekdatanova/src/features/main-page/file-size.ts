const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** The size of a file in words, from its bytes: `86 kB`, `1.2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
