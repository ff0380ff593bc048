import type { ReadHtml, SitePage } from './site-pages'

/** A view of a page that its query selects; `?job` is replaced by an open position. */
interface View {
  of: string
  name: string
  query: string
  roles?: SitePage['roles']
}

const VIEWS: readonly View[] = [
  { of: 'public.contact', name: 'region', query: '?country=UK' },
  { of: 'public.blogs', name: 'nothing', query: '?q=zeppelin' },
  { of: 'public.search', name: 'results', query: '?q=cloud' },
  { of: 'public.login', name: 'forgotten', query: '?forgot=1' },
  { of: 'public.login', name: 'invitation', query: '?invitation=1' },
  { of: 'public.opportunities', name: 'nothing', query: '?q=zeppelin' },
  { of: 'public.opportunities', name: 'job', query: '?job' },
  { of: 'public.opportunities', name: 'apply', query: '?job&apply=1' },
  { of: 'public.opportunities', name: 'pool', query: '?future=1' },
  { of: 'backoffice.dashboard', name: 'careers', query: '', roles: ['CAREERS'] },
  { of: 'backoffice.dashboard', name: 'enquiries', query: '?tab=enquiries' },
  { of: 'backoffice.dashboard', name: 'subscribers', query: '?tab=subscribers' },
  { of: 'backoffice.dashboard', name: 'pictures', query: '?tab=pictures' },
  { of: 'backoffice.dashboard', name: 'account', query: '?view=account' },
  { of: 'backoffice.dashboard', name: 'staff', query: '?view=staff' },
  { of: 'backoffice.dashboard', name: 'newsletters', query: '?tab=newsletters' },
  { of: 'backoffice.dashboard', name: 'check', query: '?tab=check' },
  { of: 'backoffice.dashboard', name: 'bundles', query: '?tab=bundles' },
  { of: 'backoffice.dashboard', name: 'redirects', query: '?tab=redirects' },
  { of: 'backoffice.dashboard', name: 'calendar', query: '?tab=calendar' },
  { of: 'backoffice.dashboard', name: 'reports', query: '?tab=reports', roles: ['CAREERS'] },
  { of: 'backoffice.dashboard', name: 'retention', query: '?tab=retention', roles: ['CAREERS'] },
  { of: 'backoffice.view-blogs', name: 'import', query: '?view=import' },
  { of: 'backoffice.applications', name: 'board', query: '?view=board' },
]

/** Views that look like separate pages, although no manifest declares them. */
export async function pageViews(pages: readonly SitePage[], readHtml: ReadHtml): Promise<SitePage[]> {
  const job = /\?job=[\w-]+/.exec(await readHtml('/opportunities'))?.[0] ?? '?job=none'
  return VIEWS.flatMap(({ of, name, query, ...more }) =>
    pages
      .filter(({ id }) => id === of)
      .map((page) => ({
        ...page,
        ...more,
        id: `${of}-${name}`,
        address: page.address + query.replace('?job', job),
      })),
  )
}
