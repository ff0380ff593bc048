import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'
import type { Theme } from '../../theme/theme'

export type DialogSize = 'small' | 'medium'

export const Window = styled.dialog<{ $size: DialogSize }>`
  inline-size: ${({ theme, $size }) => ($size === 'small' ? theme.layout.dialog : theme.layout.reading)};
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

export const Title = styled.h2<{ $color: keyof Theme['color'] }>`
  padding-inline-end: ${({ theme }) => theme.space.xl};
  color: ${({ theme, $color }) => theme.color[$color]};
  font-size: ${({ theme }) => theme.font.size.h4};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  letter-spacing: ${({ theme }) => theme.font.tracking.snug};
`

export const Body = styled.div`
  margin-block-start: ${({ theme }) => theme.space.xs};
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
  ${stateTransition}

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
      color: ${({ theme }) => theme.color.text};
    }
  }
  &:active {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`
