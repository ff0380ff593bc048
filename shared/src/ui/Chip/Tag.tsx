import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'
import { chipShape } from './Chip.styles'

export interface TagProps {
  children: string
  /** Adds a button that removes the tag. */
  onRemove?: () => void
  disabled?: boolean
}

/** A tag, such as a keyword of an article or a chosen filter. */
export function Tag({ children, onRemove, disabled }: TagProps) {
  return (
    <Root $removable={Boolean(onRemove)}>
      <Label>{children}</Label>
      {onRemove && (
        <Remove type="button" aria-label={`Remove ${children}`} disabled={disabled} onClick={onRemove}>
          <X aria-hidden="true" strokeWidth={1.75} />
        </Remove>
      )}
    </Root>
  )
}

const Root = styled.span<{ $removable: boolean }>`
  ${chipShape}
  padding-inline-end: ${({ theme, $removable }) => ($removable ? theme.space.xxs : theme.space.sm)};
`

const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.icon.lg};
  block-size: ${({ theme }) => theme.icon.lg};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${stateTransition}

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
      color: ${({ theme }) => theme.color.text};
    }
  }
  &:active {
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
  }
  &:disabled {
    background: none;
    color: ${({ theme }) => theme.color.textDisabled};
    cursor: not-allowed;
  }

  & > svg {
    inline-size: ${({ theme }) => theme.icon.sm};
  }
`
