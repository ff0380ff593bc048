/** A public page whose address holds no item. */
export interface FixedPage {
  path: string
  title: string
  description: string
  keywords: string
  /** Path of the picture for those who share the page: its own, or the one that is drawn for its path. */
  image: string
}
