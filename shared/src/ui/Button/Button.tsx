import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../Spinner/Spinner'
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './Button.styles'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  /** Shows a spinner, keeps the focus and ignores clicks while an action is pending. */
  busy?: boolean
  icon?: ReactNode
}

/** A button that performs an action. For navigation use `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  block,
  busy = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </Root>
  )
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`
