import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'

export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  ${media.laptop} {
    grid-template-columns: ${({ theme }) => theme.layout.columnMedium} minmax(0, 1fr);
  }
`

export const VersionList = styled.ol`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xxs};
  max-block-size: 60vh;
  overflow: auto;
`

export const VersionButton = styled.button`
  display: grid;
  inline-size: 100%;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  border: 0;
  border-inline-start: ${({ theme }) => theme.line.focus} solid transparent;
  background: none;
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  text-align: start;
  ${stateTransition}

  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
  }

  small {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.caption};
  }
`

export const Fields = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  margin-block: ${({ theme }) => theme.space.md};

  dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.caption};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }

  dt::first-letter {
    text-transform: uppercase;
  }

  dd {
    max-inline-size: ${({ theme }) => theme.layout.reading};
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  del {
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
  }

  ins {
    background: ${({ theme }) => theme.color.successSoft};
    color: ${({ theme }) => theme.color.success};
  }
`

/** A rich text with marked changes. Blocks are styled like their elements, but are not in this page's outline. */
export const DifferenceText = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  white-space: normal;

  img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
`

export const BlockFrame = styled.div<{ $kind: 'same' | 'removed' | 'added' }>`
  min-inline-size: 0;
  ${({ $kind, theme }) => $kind === 'removed' && `border-inline-start: ${theme.line.focus} solid ${theme.color.danger};`}
  ${({ $kind, theme }) => $kind === 'added' && `border-inline-start: ${theme.line.focus} solid ${theme.color.success};`}
  ${({ $kind, theme }) => $kind !== 'same' && `padding-inline-start: ${theme.space.xs};`}

  &:is([data-block='h2'], [data-block='h3'], [data-block='h4']) {
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
  &[data-block='h2'] {
    font-size: ${({ theme }) => theme.font.size.lead};
  }
  &[data-block='li'] {
    display: list-item;
    margin-inline-start: ${({ theme }) => theme.space.lg};
    list-style: disc;
  }
  &[data-block='aside'] {
    padding: ${({ theme }) => theme.space.xs};
    background: ${({ theme }) => theme.color.surfaceMuted};
  }
  &[data-block='blockquote'] {
    font-style: italic;
  }
  &[data-block='pre'] {
    font-family: ${({ theme }) => theme.font.mono};
    white-space: pre-wrap;
  }
`

/** The address of an added or removed link. */
export const LinkAddress = styled.small`
  overflow-wrap: anywhere;
`
