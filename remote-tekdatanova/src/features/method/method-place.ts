import type { MethodDrawing } from '../../content/types'

/** The section of a content page after which its drawing stands. */
export type MethodPlace = 'banner' | 'fundamentals' | 'benefits' | 'aspects'

const PLACES: Record<MethodDrawing['kind'], MethodPlace> = {
  share: 'banner',
  hours: 'fundamentals',
  schedule: 'benefits',
  slices: 'benefits',
  exchange: 'aspects',
}

/** Where a page shows its drawing, so that neighbors in the menu differ in order as well as in picture. */
export const methodPlace = ({ kind }: MethodDrawing): MethodPlace => PLACES[kind]
