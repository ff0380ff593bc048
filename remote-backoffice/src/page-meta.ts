import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Staff screens are never indexed (contract §4 row 22). */
export const staffMeta = (title: string, description: string): PageMeta => ({
  title: `${title} | Tekskills`,
  description,
  robots: 'noindex, nofollow',
})

export const dashboardMeta = staffMeta('Dashboard', 'Figures for the site and recent changes.')

/** The screens of the role BLOGS, by the name of their path. */
export const contentMeta = {
  viewAuthors: staffMeta('Authors', 'Everyone who writes for the site.'),
  viewCategories: staffMeta('Categories', 'What blogs, case studies and news are filed under.'),
  viewBlogs: staffMeta('Blogs', 'All blogs, from drafts to the archive.'),
  viewCaseStudies: staffMeta('Case studies', 'All case studies, from drafts to the archive.'),
  viewNews: staffMeta('Newsroom', 'All newsroom items, from drafts to the archive.'),
  addAuthor: staffMeta('Author', 'Introduce someone who writes for the site.'),
  addCategory: staffMeta('Category', 'Name what texts are filed under.'),
  addBlog: staffMeta('Blog editor', 'Write, illustrate and publish a blog.'),
  addCaseStudy: staffMeta('Case-study editor', 'Describe what was done for a client, and publish it.'),
  addNews: staffMeta('Newsroom editor', 'Write, illustrate and publish a newsroom item.'),
} as const

/** The screens of the role CAREERS, by the name of their path. */
export const careersMeta = {
  addCareer: staffMeta('Job editor', 'Describe a job, open it for applications, close it.'),
  viewCareers: staffMeta('Careers', 'All jobs, from drafts to closed ones.'),
  applications: staffMeta('Applications', 'Who applied for which job, and the stage each applicant is in.'),
  futureApplications: staffMeta('Future applicants', 'People to consider for future jobs.'),
  jobProfiles: staffMeta('Job profiles', 'The applicants of one job.'),
} as const

export const accountMeta = staffMeta('Your account', 'Password, second factor and where you are signed in.')
