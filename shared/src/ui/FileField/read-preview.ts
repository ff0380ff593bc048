/** A picture as a data address for its preview; undefined for anything that is no picture or cannot be read. */
export const readPreview = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (!file.type.startsWith('image/')) return resolve(undefined)
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
