/** Pages show pictures at most 1,920 pixels wide; more than this on the longer side only costs time. */
const LONGEST_SIDE = 2400
/** Bytes that the service accepts (contract §3.5). */
const MAX_BYTES = 5 * 1024 * 1024
const QUALITY = 0.9
const SAMPLE = 8

/**
 * A picture in the size that pages need: a larger one, such as that of a camera, is drawn smaller in the browser before
 * it is uploaded. What the browser cannot read, or reads only with noise, stays as it is, for the form or the service to
 * reject.
 */
export async function fitPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const content = scale < 1 || file.size > MAX_BYTES ? await draw(bitmap, scale, file.type) : null
    bitmap.close()
    if (!content || content.size >= file.size) return file
    const extension = content.type.slice('image/'.length)
    return new File([content], file.name.replace(/(\.\w+)?$/, `.${extension}`), { type: content.type })
  } catch {
    return file
  }
}

/** As WebP, which keeps transparency; photos as JPEG where the browser cannot encode it. */
async function draw(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context || !isFaithful(context)) return null
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const encoded = (wanted: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY)).then((blob) =>
      blob?.type === wanted ? blob : null,
    )
  return (await encoded('image/webp')) ?? (type === 'image/jpeg' ? encoded(type) : null)
}

/** Browsers that resist fingerprinting return noise in place of what was drawn. */
function isFaithful(context: CanvasRenderingContext2D): boolean {
  context.fillRect(0, 0, SAMPLE, SAMPLE)
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE)
  context.clearRect(0, 0, SAMPLE, SAMPLE)
  return data.every((value, index) => value === (index % 4 === 3 ? 255 : 0))
}
