/** A file uploaded with a form, under the client's file name. */
export interface UploadedFile {
  name: string
  content: Buffer
}
