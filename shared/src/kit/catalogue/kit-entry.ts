import type { ReactNode } from 'react'

/** Chapters of the kit, in display order. */
export const chapters = ['Actions', 'Forms', 'Navigation', 'Messages', 'Text', 'Content', 'Layout'] as const
export type Chapter = (typeof chapters)[number]

/**
 * The role of a component for its user, which determines the states that the kit must show. For all but a `view`, the first
 * specimen is also drawn hovered, focused and pressed. A `link` cannot be disabled.
 */
export type Kind = 'action' | 'field' | 'link' | 'view'

/** Labels of the specimens that each kind must have. */
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
  /** Whether it needs the full width of the page column. */
  wide?: boolean
}

/** A popup that a component opens: the name of the button to press, and the role of the popup. */
export interface Opening {
  press: string
  appears: 'dialog' | 'alertdialog' | 'menu' | 'tooltip'
}

/** The kit's entry for one folder of `shared/src/ui`. */
export interface KitEntry {
  /** Name of the folder. */
  name: string
  /** Components in it, by file name. */
  components: readonly string[]
  chapter: Chapter
  kind: Kind
  /** What it is for, and what to use instead where it does not fit. */
  purpose: string
  /** Keys and their effects, beyond the browser's default behavior. */
  keys?: readonly (readonly [key: string, effect: string])[]
  specimens: readonly [Specimen, ...Specimen[]]
  /** Selector of the control whose states are drawn; the first one by default. */
  drawOn?: string
  opens?: Opening
}
