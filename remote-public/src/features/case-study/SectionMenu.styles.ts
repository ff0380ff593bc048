import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn, stateTransition } from '@tekskills/shared/theme/styles'

/** Reserves the menu's space while it is fixed, so that the content does not shift. */
export const Place = styled.div`
  block-size: ${({ theme }) => theme.layout.sectionMenu};

  ${media.noScript} {
    block-size: auto;
  }
`

export const Bar = styled.nav`
  position: relative;
  z-index: ${({ theme }) => theme.z.sticky};
  block-size: inherit;
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  background: ${({ theme }) => theme.color.surface};

  &[data-fixed] {
    position: fixed;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: ${({ theme }) => theme.z.header};
  }
`

export const Row = styled.div`
  ${pageColumn}
  display: flex;
  align-items: center;
  block-size: 100%;
`

/** Shared style of the links and buttons in the bar. */
const item = css`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.control};
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${stateTransition}

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
    block-size: ${({ theme }) => theme.icon.md};
  }

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.accent};
    }
  }
`

/** CS-07: below 998 px it opens the entries. */
export const Toggle = styled.button`
  ${item}
  padding: 0;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  ${media.caseStudyDesktop} {
    display: none;
  }
  ${media.noScript} {
    display: none;
  }
`

const sheet = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: none;
  flex-direction: column;
  max-block-size: 75vh;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.gutter} ${theme.space.md}`};
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  overflow-y: auto;

  &[data-open] {
    display: flex;
  }

  ${media.noScript} {
    position: static;
    display: flex;
    inline-size: 100%;
    padding-inline: 0;
    border: 0;
    box-shadow: none;
  }
`

export const Entries = styled.ul`
  list-style: none;

  ${media.belowCaseStudyDesktop} {
    ${sheet}
  }

  ${media.caseStudyDesktop} {
    display: flex;
    flex: 1;
    gap: ${({ theme }) => theme.space.xl};
    padding: 0;

    & > li:has([data-download]) {
      margin-inline-start: auto;
    }
  }

  & > li > :is(a, button) {
    ${item}
  }

  & [aria-current] {
    box-shadow: inset 0 calc(-1 * ${({ theme }) => theme.line.thick}) currentColor;
    color: ${({ theme }) => theme.color.accent};
  }

  & [data-download] {
    color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`
