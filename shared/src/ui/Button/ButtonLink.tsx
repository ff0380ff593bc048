import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AnyLink, type AnyLinkProps } from '../TextLink/AnyLink'
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './Button.styles'

export type ButtonLinkProps = AnyLinkProps & {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  icon?: ReactNode
}

/** A link that looks like a button: `to` for a page of the site, `href` for anything else. */
export function ButtonLink({ variant = 'primary', size = 'medium', block, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Root {...link} data-button $variant={variant} $size={size} $block={block}>
      {children}
      {icon}
    </Root>
  )
}

const Root = styled(AnyLink)<ButtonStyleProps>`
  ${buttonStyles}
`
