/** Words of the list of articles. */
export const blogs = {
  heading: 'Insights',
  lead: 'Notes from our engineers on cloud, security, data, AI and delivery: what we tried, what it cost, and what we would do again.',
} as const
