import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

export const DropZone = styled.div<{ $hasPreview: boolean }>`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  justify-items: ${({ $hasPreview }) => ($hasPreview ? 'start' : 'center')};
  padding: ${({ theme, $hasPreview }) => ($hasPreview ? theme.space.md : theme.space.xl)};
  border: ${({ theme }) => theme.line.thin} dashed ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceMuted};
  ${stateTransition}

  ${media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      background: ${({ theme }) => theme.color.accentSoft};
    }
  }
  &:active {
    border-color: ${({ theme }) => theme.color.accentStrong};
    background: ${({ theme }) => theme.color.accentSoft};
  }

  &:has(input:focus-visible) {
    outline: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.offset};
  }

  &:has(input[aria-invalid='true']) {
    border-color: ${({ theme }) => theme.color.danger};
  }

  &:has(input:disabled) {
    border-color: ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.surfaceMuted};

    & * {
      color: ${({ theme }) => theme.color.textMuted};
      cursor: not-allowed;
    }
  }
`

/** Covers the zone, so that it receives clicks and drops anywhere in it. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`

export const Preview = styled.img`
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};
  aspect-ratio: 16 / 9;
  border-radius: ${({ theme }) => theme.radius.sm};
  object-fit: cover;
`

export const Prompt = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};

  & strong {
    color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.lg};
    color: ${({ theme }) => theme.color.accent};
  }
`

export const FileName = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
`
