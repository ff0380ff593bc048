import { createContext, use, type ReactNode } from 'react'

/** Renders a part of a page, or inserts it as it was rendered before. */
export type RenderPart = (name: string, part: ReactNode) => ReactNode

/** Provided on the server; in the browser every part is rendered normally. */
export const RenderPartContext = createContext<RenderPart | null>(null)

interface RenderedOnceProps {
  /**
   * The position of the part and everything that it depends on, in letters, digits and spaces; parts with the same name are
   * the same on every page. A part must not depend on data from the service or the time.
   */
  name: string
  children: ReactNode
}

/** A part that is the same on every render of its page, so that the server renders it once for each release (ADR 0046). */
export function RenderedOnce({ name, children }: RenderedOnceProps) {
  const render = use(RenderPartContext)
  return render ? render(name, children) : children
}
