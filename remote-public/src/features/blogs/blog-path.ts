/** Address of one article; the slug is the `{blogName}` of RT-01. */
export const blogPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
