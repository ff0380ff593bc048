import { styled } from 'styled-components'
import type { DialogKind } from '@tekskills/shared/dialogs/dialog-store'
import type { Theme } from '../theme/theme'

/** LY-04: success green, warning accent, error or warn red, otherwise black. */
export const headingColor = ({ color }: Theme, kind: DialogKind) =>
  ({
    success: color.success,
    warning: color.accent,
    warn: color.danger,
    error: color.danger,
    plain: color.text,
  })[kind]

export const Window = styled.dialog`
  inline-size: ${({ theme }) => theme.layout.dialog};
  max-inline-size: calc(100vw - ${({ theme }) => theme.space.xl});
  max-block-size: calc(100dvh - ${({ theme }) => theme.space.xl});
  margin: auto;
  padding: ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  color: ${({ theme }) => theme.color.text};
  overscroll-behavior: contain;

  &::backdrop {
    background: ${({ theme }) => theme.color.overlay};
  }
`

export const Title = styled.h2<{ $kind: DialogKind }>`
  padding-inline-end: ${({ theme }) => theme.space.xl};
  color: ${({ theme, $kind }) => headingColor(theme, $kind)};
  font-size: ${({ theme }) => theme.font.size.h4};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  letter-spacing: ${({ theme }) => theme.font.tracking.snug};
`

export const Message = styled.p`
  margin-block-start: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => theme.space.xs};
  margin-block-start: ${({ theme }) => theme.space.lg};

  & > button {
    min-inline-size: ${({ theme }) => theme.space.xxxl};
  }
`

export const CloseButton = styled.button`
  position: absolute;
  inset-block-start: ${({ theme }) => theme.space.sm};
  inset-inline-end: ${({ theme }) => theme.space.sm};
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.controlSmall};
  block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};

  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
    color: ${({ theme }) => theme.color.text};
  }

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`
