import type { SitePage } from './site-pages'

/** Widths in pixels at which every page is looked at: phone, tablet, laptop, desk. */
export const WIDTHS = [360, 768, 1280, 1920] as const

/** How a page looks, and to whom: the back-office follows the system's choice of light or dark. */
export interface PageTheme {
  name: 'company' | 'microsite' | 'staff-light' | 'staff-dark'
  colorScheme: 'light' | 'dark'
}

/** One picture to take. */
export interface Shot {
  page: Pick<SitePage, 'id' | 'address' | 'access' | 'roles'>
  theme: PageTheme
  width: number
  /** Name of its file. */
  file: string
}

/** The themes in which a page speaks. */
export function themesOf({ chrome }: Pick<SitePage, 'chrome'>): PageTheme[] {
  if (chrome === 'microsite') return [{ name: 'microsite', colorScheme: 'light' }]
  if (chrome !== 'staff') return [{ name: 'company', colorScheme: 'light' }]
  return [
    { name: 'staff-light', colorScheme: 'light' },
    { name: 'staff-dark', colorScheme: 'dark' },
  ]
}

/** Every page in each of its themes at each width. */
export const planShots = (pages: readonly SitePage[]): Shot[] =>
  pages.flatMap((page) => themesOf(page).flatMap((theme) => atEveryWidth(page, theme)))

/** Addresses of the kit of components: one for each theme, whatever the system chooses. */
export const kitPages = (['company', 'microsite', 'staff-light', 'staff-dark'] as const).map((name) => ({
  theme: { name, colorScheme: 'light' as const },
  address: name === 'company' ? '/ui' : `/ui/${name}`,
}))

/** The kit of components in every theme at each width. */
export const planKitShots = (): Shot[] =>
  kitPages.flatMap(({ theme, address }) => atEveryWidth({ id: 'kit', address, access: 'visitor' }, theme))

const atEveryWidth = (page: Shot['page'], theme: PageTheme): Shot[] =>
  WIDTHS.map((width) => ({ page, theme, width, file: `${page.id}.${theme.name}.${width}.jpg` }))
