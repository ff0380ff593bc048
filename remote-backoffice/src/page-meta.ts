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
  viewAuthors: staffMeta('Authors', 'The people who write for the site.'),
  viewCategories: staffMeta('Categories', 'Categories of blogs, case studies and news.'),
  viewBlogs: staffMeta('Blogs', 'All blogs, from drafts to the archive.'),
  viewCaseStudies: staffMeta('Case studies', 'All case studies, from drafts to the archive.'),
  viewNews: staffMeta('Newsroom', 'All newsroom items, from drafts to the archive.'),
  addAuthor: staffMeta('Author', 'Add or edit someone who writes for the site.'),
  addCategory: staffMeta('Category', 'Add or edit a category.'),
  addBlog: staffMeta('Blog editor', 'Write, illustrate and publish a blog.'),
  addCaseStudy: staffMeta('Case-study editor', 'Write, illustrate and publish a case study.'),
  addNews: staffMeta('Newsroom editor', 'Write, illustrate and publish a newsroom item.'),
} as const

/** The screens of the role CAREERS, by the name of their path. */
export const careersMeta = {
  addCareer: staffMeta('Job editor', 'Write, publish and close a job.'),
  viewCareers: staffMeta('Careers', 'All jobs, from drafts to closed ones.'),
  applications: staffMeta('Applications', 'Applicants for every job, with their stage.'),
  futureApplications: staffMeta('Future applicants', 'People to consider for future jobs.'),
  jobProfiles: staffMeta('Job profiles', 'The applicants of one job.'),
} as const

export const staffAdministrationMeta = staffMeta('Staff', 'Who can log in, in which role, and who is invited.')

export const accountMeta = staffMeta('Your account', 'Password, two-factor authentication and where you are logged in.')
