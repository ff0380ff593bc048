import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { invalidField, ProblemError } from '../http/problems/problem-error'

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 40_000_000
const MASTER_WIDTH = 2_560

const allowed = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** An accepted picture, re-encoded so that nothing of the uploaded file survives. */
export interface CheckedPicture {
  master: Buffer
  width: number
  height: number
}

/**
 * Accepts JPEG, PNG, WebP and AVIF by their content, never by their name (contract §3.5).
 * Throws 415 for another type, 422 for an empty, damaged or too large (over 40 megapixels) picture.
 */
export async function checkPicture(file: Buffer): Promise<CheckedPicture> {
  if (file.length === 0) throw invalidField('image', 'FILE_EMPTY', 'This file is empty. Choose another file.')
  const type = await fileTypeFromBuffer(file)
  if (!type || !allowed.includes(type.mime)) {
    throw new ProblemError(415, 'UNSUPPORTED_FILE_TYPE', 'The file must be a JPEG, PNG, WebP or AVIF picture.', {
      members: { allowed },
    })
  }
  // Reads only the header, which is cheap for any size; with the pixel limit sharp would refuse to read it.
  const head = sharp(file, { limitInputPixels: false, failOn: 'truncated' })
  const { width = 0, height = 0 } = await head.metadata().catch(rejectDamaged)
  if (width * height > MAX_PIXELS) {
    throw invalidField('image', 'TOO_LONG', 'The picture must have at most 40 megapixels.')
  }
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
    .webp({ quality: 92, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(rejectDamaged)
  return { master: data, width: info.width, height: info.height }
}

function rejectDamaged(): never {
  throw invalidField('image', 'INVALID', 'This file is damaged and cannot be read. Choose another file.')
}
