import type { Format } from './renditions'

/** Length of the boxes of an ISO base media file; NaN if one of them is not a box. */
function lengthOfBoxes(file: Buffer): number {
  let end = 0
  while (end + 8 <= file.length) {
    const size = file.readUInt32BE(end)
    if (size === 0) return file.length
    const isLong = size === 1 && end + 16 <= file.length
    const length = isLong ? Number(file.readBigUInt64BE(end + 8)) : size
    if (length < 8) return Number.NaN
    end += length
  }
  return end
}

const checks: Record<Format, (file: Buffer) => boolean> = {
  webp: (file) =>
    file.length > 12 && file.toString('latin1', 0, 4) === 'RIFF' && file.readUInt32LE(4) + 8 === file.length,
  avif: (file) => file.length > 12 && file.toString('latin1', 4, 8) === 'ftyp' && lengthOfBoxes(file) === file.length,
  jpeg: (file) => file.length > 4 && file.readUInt16BE(0) === 0xff_d8 && file.readUInt16BE(file.length - 2) === 0xff_d9,
}

/**
 * Whether a file that this service has written has its beginning and its end: a disk that lost a part of it would
 * otherwise be copied into every cache for good. Only its frame is read, not its pixels.
 */
export const isWholePicture = (file: Buffer, format: Format): boolean => checks[format](file)
