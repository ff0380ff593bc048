import { createContext, use, type ReactNode } from 'react'

/** Renders a part of the layout, or inserts it as it was rendered before. */
export type RenderPart = (name: string, part: ReactNode) => ReactNode

/** Provided on the server; in the browser every part is rendered normally. */
export const RenderPartContext = createContext<RenderPart | null>(null)

interface RenderedOnceProps {
  /** Everything that the part depends on, in letters, digits and spaces. */
  name: string
  children: ReactNode
}

/** A part of the layout that is the same on many pages: the server renders it once for each release. */
export function RenderedOnce({ name, children }: RenderedOnceProps) {
  const render = use(RenderPartContext)
  return render ? render(name, children) : children
}
