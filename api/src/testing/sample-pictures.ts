import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type Kind = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'

/** A small picture of one color, with metadata that must not survive. */
export const samplePicture = (kind: Kind = 'png', width = 800, height = 450): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1449e0' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toFormat(kind)
    .toBuffer()

/** A tiny PNG that claims to be 50,000 pixels wide and high. */
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

export const svgPicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const htmlPage = Buffer.from('<!doctype html><script>alert(1)</script>')
