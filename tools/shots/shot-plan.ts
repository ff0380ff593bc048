import type { SitePage } from './site-pages'

/** Widths in pixels at which every page is looked at: phone, tablet, laptop, desk. */
export const WIDTHS = [360, 768, 1280, 1920] as const

/** How a page looks, and to whom: the back-office follows the system's choice of light or dark. */
export interface Voice {
  name: 'company' | 'microsite' | 'staff-light' | 'staff-dark'
  colorScheme: 'light' | 'dark'
}

/** One picture to take. */
export interface Shot {
  page: Pick<SitePage, 'id' | 'address' | 'access' | 'roles'>
  voice: Voice
  width: number
  /** Name of its file. */
  file: string
}

/** The voices in which a page speaks. */
export function voicesOf({ chrome }: Pick<SitePage, 'chrome'>): Voice[] {
  if (chrome === 'microsite') return [{ name: 'microsite', colorScheme: 'light' }]
  if (chrome !== 'staff') return [{ name: 'company', colorScheme: 'light' }]
  return [
    { name: 'staff-light', colorScheme: 'light' },
    { name: 'staff-dark', colorScheme: 'dark' },
  ]
}

/** Every page in each of its voices at each width. */
export const planShots = (pages: readonly SitePage[]): Shot[] =>
  pages.flatMap((page) => voicesOf(page).flatMap((voice) => atEveryWidth(page, voice)))

/** Addresses of the kit of components: one for each voice, whatever the system chooses. */
export const kitPages = (['company', 'microsite', 'staff-light', 'staff-dark'] as const).map((name) => ({
  voice: { name, colorScheme: 'light' as const },
  address: name === 'company' ? '/ui' : `/ui/${name}`,
}))

/** The kit of components in every voice at each width. */
export const planKitShots = (): Shot[] =>
  kitPages.flatMap(({ voice, address }) => atEveryWidth({ id: 'kit', address, access: 'visitor' }, voice))

const atEveryWidth = (page: Shot['page'], voice: Voice): Shot[] =>
  WIDTHS.map((width) => ({ page, voice, width, file: `${page.id}.${voice.name}.${width}.jpg` }))
