/** Saves a file with the browser's download mechanism. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has started the download and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
