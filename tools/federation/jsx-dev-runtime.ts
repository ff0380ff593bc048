import { jsx, jsxs } from 'react/jsx-runtime'
import type { ElementType, Key } from 'react'

export { Fragment } from 'react/jsx-runtime'

/**
 * Replaces `react/jsx-dev-runtime` in hot builds: swc registers components for Fast Refresh only with development JSX,
 * and the map of shared modules has only the plain runtime.
 */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key)
