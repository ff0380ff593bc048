/** What the page of the blog says until there is one (MS-08), and the name of it for those who do not see the banner. */
export const blogNotice = {
  heading: 'Blog',
  notice: "We're improving our platform. This page will be available in a future version.",
} as const
