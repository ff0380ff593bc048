import { styled } from 'styled-components'
import { Menu } from '@base-ui/react/menu'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

export const IconTrigger = styled(Menu.Trigger)`
  display: inline-grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.controlSmall};
  block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${stateTransition}

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
      color: ${({ theme }) => theme.color.text};
    }
  }
  &:active,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
  &:disabled {
    background: none;
    color: ${({ theme }) => theme.color.textDisabled};
    cursor: not-allowed;
  }

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`

/** Positions the menu at its button, above other content and below the loading bar. */
export const Layer = styled(Menu.Positioner)`
  z-index: ${({ theme }) => theme.z.overlay};
`

export const Sheet = styled(Menu.Popup)`
  min-inline-size: max(${({ theme }) => theme.layout.columnSmall}, var(--anchor-width));
  max-inline-size: calc(100vw - ${({ theme }) => theme.space.xl});
  max-block-size: var(--available-height);
  overflow-y: auto;
  padding: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  color: ${({ theme }) => theme.color.text};
  outline: none;
  transition: opacity ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

export const Item = styled(Menu.Item)<{ $danger: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.sm};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme, $danger }) => ($danger ? theme.color.danger : theme.color.text)};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${({ theme, $danger }) => ($danger ? theme.color.dangerSoft : theme.color.accentSoft)};
    color: ${({ theme, $danger }) => ($danger ? theme.color.danger : theme.color.accentStrong)};
  }
  &[data-highlighted]:focus-visible {
    outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.focus};
    outline-offset: calc(-1 * ${({ theme }) => theme.line.thick});
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.textDisabled};
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
  }
`

export const Line = styled(Menu.Separator)`
  margin: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`
