import type { companyTheme } from './company-theme'

type Widen<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : Widen<T[K]>
}

/** Every theme has the shape of the company theme, so that a missing token is a compile error. */
export type Theme = Widen<typeof companyTheme>
