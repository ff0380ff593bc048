/** An external link. */
export interface OutsideLink {
  name: string
  href: string
}

/** External URLs of the company (RT-04), to be replaced by each installation. */
export const outsideLinks: {
  products: OutsideLink
  employeePortal: OutsideLink
  reviews: OutsideLink
  social: readonly OutsideLink[]
} = {
  products: { name: 'Products', href: 'https://products.example.com/' },
  employeePortal: { name: 'Employee portal', href: 'https://portal.example.com/' },
  reviews: { name: 'Company reviews', href: 'https://reviews.example.com/tekskills' },
  social: [
    { name: 'LinkedIn', href: 'https://linkedin.example.com/tekskills' },
    { name: 'Facebook', href: 'https://facebook.example.com/tekskills' },
    { name: 'X', href: 'https://x.example.com/tekskills' },
    { name: 'Instagram', href: 'https://instagram.example.com/tekskills' },
    { name: 'YouTube', href: 'https://youtube.example.com/tekskills' },
  ],
}
