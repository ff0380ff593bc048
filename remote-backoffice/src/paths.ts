/** Addresses of the back-office, spelled as in the specification (RT-10). */
export const paths = {
  dashboard: '/dashboard',
  addAuthor: '/author',
  viewAuthors: '/viewauthor',
  addCategory: '/catagory',
  viewCategories: '/viewcatagory',
  addBlog: '/blogs',
  viewBlogs: '/viewblogs',
  addCaseStudy: '/casestudy',
  viewCaseStudies: '/viewcasestudy',
  addNews: '/newsrooms',
  viewNews: '/viewrooms',
  addCareer: '/addcareers',
  viewCareers: '/viewcareers',
  applications: '/Applications',
  futureApplications: '/futureApplications',
  jobProfiles: '/jobprofiles',
  login: '/login',
} as const

/** The edit screen of one record: the add screen with its id (contract §4 row 12). */
export const editOf = (addPath: string, id: string) => `${addPath}?id=${encodeURIComponent(id)}`

/** The edit screen of one record, at a field of its form. */
export const editFieldOf = (addPath: string, id: string, field: string) =>
  `${editOf(addPath, id)}#${encodeURIComponent(field)}`

/** The add screen, filled with a copy of one record. */
export const copyOf = (addPath: string, id: string) => `${addPath}?copy=${encodeURIComponent(id)}`

/** The account of the signed-in user, a view of the dashboard. */
export const accountPage = `${paths.dashboard}?view=account`

/** The staff screen, for administrators. */
export const staffAdministrationPage = `${paths.dashboard}?view=staff`

/** The bundles, on a tab of the dashboard. */
export const bundlesPage = `${paths.dashboard}?tab=bundles`

/** One bundle. */
export const bundlePage = (id: string) => `${bundlesPage}&bundle=${encodeURIComponent(id)}`

/** The newsletters, on a tab of the dashboard. */
export const newslettersPage = `${paths.dashboard}?tab=newsletters`

/** One newsletter. */
export const newsletterPage = (id: string) => `${newslettersPage}&issue=${encodeURIComponent(id)}`

/** The import of blogs, a view of their table; with an id, the report of an uploaded file. */
export const importPage = (id?: string) =>
  `${paths.viewBlogs}?view=import${id === undefined ? '' : `&import=${encodeURIComponent(id)}`}`

/** The library of pictures, on a tab of the dashboard. */
export const picturesPage = `${paths.dashboard}?tab=pictures`

/** One picture of the library. */
export const picturePage = (id: string) => `${picturesPage}&picture=${encodeURIComponent(id)}`

/** The applicants who will be erased, on a tab of the dashboard. */
export const retentionPage = `${paths.dashboard}?tab=retention`

/** The enquiries of visitors, on a tab of the dashboard. */
export const enquiriesPage = `${paths.dashboard}?tab=enquiries`

/** One enquiry. */
export const enquiryPage = (id: string) => `${enquiriesPage}&enquiry=${encodeURIComponent(id)}`

/** The calendar of a month, such as `2026-05`, on a tab of the dashboard. */
export const calendarPage = (month: string) => `${paths.dashboard}?tab=calendar&month=${month}`

/** The public page of a blog. */
export const publicBlog = (slug: string) => `/blog/${encodeURIComponent(slug)}`

/** The public page of a case study. */
export const publicCaseStudy = (slug: string) => `/individualcasestudy/${encodeURIComponent(slug)}`

/** The public page of a newsroom item. */
export const publicNews = (slug: string) => `/newsroom/${encodeURIComponent(slug)}`

/** The applicants of one job. */
export const jobProfile = (jobId: string) => `${paths.jobProfiles}?jobId=${encodeURIComponent(jobId)}`

/** The applicants of one job who are waiting for a decision. */
export const undecidedApplicants = (jobId: string) => `${jobProfile(jobId)}&type=UNDECIDED`

/** One applicant, shown by the screen of applications. */
export const applicantPage = (id: string) => `${paths.applications}?applicant=${encodeURIComponent(id)}`

/** The public page of a job. */
export const publicCareer = (slug: string) => `/opportunities?job=${encodeURIComponent(slug)}`
