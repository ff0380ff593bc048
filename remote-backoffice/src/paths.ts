/** Addresses of the back-office, spelled as the specification spells them (RT-10). */
export const paths = {
  dashboard: '/dashboard',
  addBlog: '/blogs',
  viewBlogs: '/viewblogs',
  login: '/login',
} as const

/** The edit screen of one blog: the add screen with its id (contract §4 row 12). */
export const editBlog = (id: string) => `${paths.addBlog}?id=${encodeURIComponent(id)}`

/** The public page of a blog. */
export const publicBlog = (slug: string) => `/blog/${encodeURIComponent(slug)}`
