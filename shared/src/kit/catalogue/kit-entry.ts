import type { ReactNode } from 'react'

/** Chapters of the kit, in the order they are read. */
export const chapters = ['Actions', 'Forms', 'Navigation', 'Messages', 'Words', 'Content', 'Layout'] as const
export type Chapter = (typeof chapters)[number]

/**
 * What a component is to the one who uses it; it decides which states the kit must show. All but a `view` are also
 * drawn under the pointer, in focus and pressed, from their first specimen. A `link` cannot be disabled.
 */
export type Kind = 'action' | 'field' | 'link' | 'view'

/** Specimens that each kind must have, by their labels. */
export const requiredStates: Record<Kind, readonly string[]> = {
  action: ['Rest', 'Disabled'],
  field: ['Rest', 'Disabled', 'Invalid'],
  link: ['Rest'],
  view: ['Rest'],
}

/** One state or variant of a component, as it is used. */
export interface Specimen {
  /** Name of the state or variant, unique within the component. */
  label: string
  element: ReactNode
  /** Needs the whole width of the page's column. */
  wide?: boolean
}

/** Something that a component opens: what to press, and the role of what appears. */
export interface Opening {
  press: string
  appears: 'dialog' | 'alertdialog' | 'menu' | 'tooltip'
}

/** Everything the kit knows of one folder of `shared/src/ui`. */
export interface KitEntry {
  /** Name of the folder. */
  name: string
  /** Components in it, by file name. */
  components: readonly string[]
  chapter: Chapter
  kind: Kind
  /** What it is for, and what else to take where it does not fit. */
  purpose: string
  /** Keys and what they do; for what the browser does not do by itself. */
  keys?: readonly (readonly [key: string, effect: string])[]
  specimens: readonly [Specimen, ...Specimen[]]
  /** Selector of the control whose states are drawn; the first one by default. */
  drawOn?: string
  opens?: Opening
}
