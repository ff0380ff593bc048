import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '@tekskills/shared/routing/router'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface PageLinkProps extends LinkProps {
  href?: never
  external?: never
}

interface AddressLinkProps extends ComponentProps<'a'> {
  to?: never
  href: string
  /** Opens in a new tab (RT-04), which is announced to screen readers. */
  external?: boolean
}

export type AnyLinkProps = PageLinkProps | AddressLinkProps

/** An unstyled link: the router's for `to`, a plain anchor for `href`. */
export function AnyLink(props: AnyLinkProps) {
  if (props.to !== undefined) {
    const { external: _, href: __, ...link } = props
    return <Link {...link} />
  }
  const { external = false, to: _, children, ...anchor } = props
  if (!external) return <a {...anchor}>{children}</a>
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
