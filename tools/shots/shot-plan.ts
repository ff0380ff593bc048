import type { SitePage } from './site-pages'

/** Widths of screenshots in pixels: phone, tablet, laptop, desktop. */
export const WIDTHS = [360, 768, 1280, 1920] as const

/** A theme of a page; the back-office follows the light or dark scheme of the system. */
export interface PageTheme {
  name: 'company' | 'microsite' | 'staff-light' | 'staff-dark'
  colorScheme: 'light' | 'dark'
}

/** A screenshot to take. */
export interface Shot {
  page: Pick<SitePage, 'id' | 'address' | 'access' | 'roles'>
  theme: PageTheme
  width: number
  /** Its file name. */
  file: string
}

/** The themes of a page. */
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

/** Addresses of the component kit: one for each theme, independent of the system's color scheme. */
export const kitPages = (['company', 'microsite', 'staff-light', 'staff-dark'] as const).map((name) => ({
  theme: { name, colorScheme: 'light' as const },
  address: name === 'company' ? '/ui' : `/ui/${name}`,
}))

/** The component kit in every theme at each width. */
export const planKitShots = (): Shot[] =>
  kitPages.flatMap(({ theme, address }) => atEveryWidth({ id: 'kit', address, access: 'visitor' }, theme))

const atEveryWidth = (page: Shot['page'], theme: PageTheme): Shot[] =>
  WIDTHS.map((width) => ({ page, theme, width, file: `${page.id}.${theme.name}.${width}.jpg` }))
