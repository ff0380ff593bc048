import { styled } from 'styled-components'
import type { FindingSeverity } from '@tekskills/shared/contracts/http/content-check'
import { media } from '@tekskills/shared/theme/media'
import { DisclosureButton } from '../staff-page/disclosure-button'

/** Above the save bar, so that the counts are always in view. */
export const Root = styled.section`
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  ${media.tall} {
    position: sticky;
    z-index: ${({ theme }) => theme.z.raised};
    inset-block-end: var(--save-bar, 0);
  }

  ${media.print} {
    display: none;
  }
`

export const Title = styled.h2`
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.body};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

/** Its panel opens upward. */
export const Opener = styled(DisclosureButton)`
  padding-block: ${({ theme }) => theme.space.xxs};

  &[aria-expanded='false'] > svg {
    rotate: -180deg;
  }
`

export const Found = styled.div`
  max-block-size: 40vh;
  padding-block-end: ${({ theme }) => theme.space.sm};
  overflow-y: auto;

  &[hidden] {
    display: none;
  }
`

export const FindingList = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const FindingButton = styled.button<{ $severity: FindingSeverity }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
  inline-size: 100%;
  padding: ${({ theme }) => theme.space.xs};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${({ theme }) => theme.font.size.small};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
    }
  }

  & > svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.1em;
    color: ${({ theme, $severity }) =>
      ({ ERROR: theme.color.danger, WARNING: theme.color.warning, ADVICE: theme.color.textMuted })[$severity]};
  }

  strong {
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  strong > span {
    text-transform: capitalize;
  }

  small {
    display: block;
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.caption};
  }
  small::first-letter {
    text-transform: uppercase;
  }
`
