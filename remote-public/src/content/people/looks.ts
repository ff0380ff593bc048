import type { authors, leaders } from '@tekskills/shared/contracts/company-directory'

export type Hair = 'short' | 'side' | 'cropped' | 'bob' | 'fringe' | 'long' | 'bun' | 'curly'

/** What a drawn portrait shows of a person. */
export interface Look {
  hair: Hair
  glasses?: boolean
}

type Drawn = (typeof leaders)[number]['name'] | (typeof authors)[keyof typeof authors]['name']

const drawn: Record<Drawn, Look> = {
  'Ilse Vandermeer-Okoro': { hair: 'bun' },
  'Teodor Halvarsen': { hair: 'short', glasses: true },
  'Ranjini Achariya': { hair: 'long' },
  'Marguerite Tessaly': { hair: 'bob' },
  'Oluwadamilare Finch': { hair: 'cropped' },
  'Yusra Benhadid': { hair: 'curly' },
  'Callum Wiremu-Strand': { hair: 'side' },
  'Min-seo Tanaka-Lim': { hair: 'fringe', glasses: true },
  'Ngozi Halvorsen': { hair: 'curly', glasses: true },
  'Tomás Arrebola': { hair: 'side', glasses: true },
  'Meenal Kharband': { hair: 'long', glasses: true },
  'Farid Tuwaira': { hair: 'short' },
  'Joanne Pettibrook': { hair: 'fringe' },
  'Kiet Duong-Mercer': { hair: 'cropped', glasses: true },
}

/** The people who are drawn until their photograph is uploaded, by name; all others have their initials. */
export const looks: Readonly<Partial<Record<string, Look>>> = drawn
