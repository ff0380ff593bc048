/** Saves a file with the browser's download mechanism. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the object URL after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(address))
}
