import { styled } from 'styled-components'
import { Tabs } from '@base-ui/react/tabs'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

/** Scrolls horizontally when the tabs do not fit. */
export const List = styled(Tabs.List)`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  overflow-x: auto;
  box-shadow: inset 0 calc(-1 * ${({ theme }) => theme.line.thin}) 0 ${({ theme }) => theme.color.border};
`

export const Tab = styled(Tabs.Tab)`
  flex: none;
  min-block-size: ${({ theme }) => theme.layout.control};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  border: 0;
  border-block-end: ${({ theme }) => theme.line.thick} solid transparent;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      border-block-end-color: ${({ theme }) => theme.color.borderStrong};
      color: ${({ theme }) => theme.color.text};
    }
  }

  &:active {
    color: ${({ theme }) => theme.color.accentStrong};
  }

  /* The scrolling list clips its content, so the outline is inside. */
  &:focus-visible {
    outline-offset: calc(-1 * ${({ theme }) => theme.line.focus});
  }

  &[aria-selected='true'] {
    border-block-end-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-disabled='true'],
  &:disabled {
    border-block-end-color: transparent;
    color: ${({ theme }) => theme.color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`

export const Panel = styled(Tabs.Panel)`
  padding-block-start: ${({ theme }) => theme.space.lg};
`
