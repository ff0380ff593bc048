/** The PDF that the build creates from a content file; resolved by `tools/documents/pdf-loader.ts`. */
declare module '*?pdf' {
  export const file: {
    /** Address of the PDF in this release. */
    href: string
    pages: number
    bytes: number
  }
}
