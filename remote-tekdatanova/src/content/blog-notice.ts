/** The notice on the blog page until there is a blog (MS-08), and its visually hidden heading. */
export const blogNotice = {
  heading: 'Blog',
  notice: "We're improving our platform. This page will be available in a future version.",
} as const
