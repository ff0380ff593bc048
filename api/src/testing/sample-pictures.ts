import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'

/** A picture of one color, in pixels, with metadata that an upload must remove. */
export const samplePicture = (format: PictureFormat = 'png', width = 800, height = 450): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1449e0' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toFormat(format)
    .toBuffer()

/** A PNG of a few bytes whose header claims that it is 50,000 pixels wide and high. */
export function pixelBomb(): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  png.writeUInt32BE(50_000, 16)
  png.writeUInt32BE(50_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A picture of a type that is not accepted, with a script. */
export const svgPicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
/** A file that is no picture or document, whatever its name says. */
export const htmlPage = Buffer.from('<!doctype html><script>alert(1)</script>')
