import type { Role } from '@tekskills/shared/contracts/access'
import {
  accountPage,
  bundlesPage,
  calendarPage,
  copyOf,
  enquiriesPage,
  newslettersPage,
  paths,
  picturesPage,
  staffAdministrationPage,
} from '../../paths'

/** Groups of the palette, in the order in which they are shown. */
export type CommandGroup = 'New' | 'Go to' | 'Items'

/** One line of the palette: it opens an address. */
export interface Command {
  group: CommandGroup
  label: string
  /** The kind of item, in muted text. */
  hint?: string
  to: string
  /** Other words that find it. */
  also?: string
}

const add = (label: string, to: string): Command => ({ group: 'New', label, to, also: 'add create write' })
const go = (label: string, to: string): Command => ({ group: 'Go to', label, to })
const tab = (name: string) => `${paths.dashboard}?tab=${name}`

const byRole: Record<Role, readonly Command[]> = {
  BLOGS: [
    add('New blog', paths.addBlog),
    add('New case study', paths.addCaseStudy),
    add('New newsroom item', paths.addNews),
    add('New author', paths.addAuthor),
    add('New category', paths.addCategory),
    go('Dashboard', paths.dashboard),
    go('Blogs', paths.viewBlogs),
    go('Case studies', paths.viewCaseStudies),
    go('Newsroom', paths.viewNews),
    go('Authors', paths.viewAuthors),
    go('Categories', paths.viewCategories),
    go('Enquiries', enquiriesPage),
    go('Subscribers', tab('subscribers')),
    go('Newsletters', newslettersPage),
    go('Content check', tab('check')),
    go('Pictures', picturesPage),
    go('Bundles', bundlesPage),
    go('Calendar', calendarPage(new Date().toISOString().slice(0, 7))),
    go('Redirects', tab('redirects')),
  ],
  CAREERS: [
    add('New job', paths.addCareer),
    go('Dashboard', paths.dashboard),
    go('Careers', paths.viewCareers),
    go('Applications', paths.applications),
    go('Applications board', `${paths.applications}?view=board`),
    go('Email templates', `${paths.applications}?view=templates`),
    go('Future applicants', paths.futureApplications),
    go('Hiring reports', tab('reports')),
  ],
}

/** What a role may open and create; the service decides again on each call. */
export const commandsOf = (role: Role, administersStaff: boolean): readonly Command[] => [
  ...byRole[role],
  go('Your account', accountPage),
  ...(administersStaff ? [go('Staff', staffAdministrationPage)] : []),
]

const COPIED: Readonly<Record<string, string>> = {
  [paths.addBlog]: 'Duplicate this blog',
  [paths.addCaseStudy]: 'Duplicate this case study',
  [paths.addNews]: 'Duplicate this newsroom item',
  [paths.addCareer]: 'Duplicate this job',
}

/** What can be done with the record whose form is open. */
export function commandsAt({ pathname, search }: { pathname: string; search: string }): readonly Command[] {
  const label = COPIED[pathname]
  const id = new URLSearchParams(search).get('id')
  return label && id ? [{ group: 'New', label, to: copyOf(pathname, id), also: 'copy template' }] : []
}

/** The commands whose label, or other words, contain every typed word; all of them while nothing is typed. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ label, also = '' }: Command) => `${label} ${also}`.toLowerCase()
  return commands.filter((command) => words.every((word) => textOf(command).includes(word)))
}
