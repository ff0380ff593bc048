import { jsx, jsxs } from 'react/jsx-runtime'
import type { ElementType, Key } from 'react'

export { Fragment } from 'react/jsx-runtime'

/**
 * Stands for `react/jsx-dev-runtime` in hot builds: swc registers components for refreshing only together with
 * development JSX, and the map of shared modules knows the plain runtime alone.
 */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key)
