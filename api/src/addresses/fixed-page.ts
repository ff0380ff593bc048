/** A public page whose address holds no item. */
export interface FixedPage {
  path: string
  title: string
  description: string
}
