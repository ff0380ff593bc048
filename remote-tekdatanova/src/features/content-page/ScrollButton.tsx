import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { stateTransition } from '@tekskills/shared/theme/styles'

interface ScrollButtonProps {
  label: string
  /** Whether the row cannot scroll further; the button stays focusable, so that it does not lose the focus. */
  isAtEnd: boolean
  onPress: () => void
  children: ReactNode
}

/** A round button above a row of cards. */
export function ScrollButton({ label, isAtEnd, onPress, children }: ScrollButtonProps) {
  return (
    <Root type="button" aria-label={label} aria-disabled={isAtEnd} onClick={onPress}>
      {children}
    </Root>
  )
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.layout.control};
  height: ${({ theme }) => theme.layout.control};
  padding: 0;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: transparent;
  color: ${({ theme }) => theme.color.text};
  ${stateTransition}

  &:hover {
    border-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accent};
  }

  &[aria-disabled='true'] {
    border-color: ${({ theme }) => theme.color.border};
    color: ${({ theme }) => theme.color.borderStrong};
    cursor: default;
  }

  svg {
    width: ${({ theme }) => theme.icon.md};
    height: ${({ theme }) => theme.icon.md};
  }
`
