/** Reads a picture as a data URL for its preview; undefined for files that are not pictures or cannot be read. */
export const readPreview = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (!file.type.startsWith('image/')) return resolve(undefined)
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
