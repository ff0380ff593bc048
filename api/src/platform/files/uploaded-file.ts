/** A file as it came with a form, under the name that the sender gave it. */
export interface UploadedFile {
  name: string
  content: Buffer
}
