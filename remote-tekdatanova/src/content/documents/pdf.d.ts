/** A content file as the PDF that the build makes of it; resolved by `tools/documents/pdf-loader.ts`. */
declare module '*?pdf' {
  export const file: {
    /** Address of the PDF in this release. */
    href: string
    pages: number
    bytes: number
  }
}
