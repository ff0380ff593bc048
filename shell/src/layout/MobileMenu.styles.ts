import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/** Overlays the page below the header, and scrolls by itself when the menu is longer than the window. */
export const Sheet = styled.nav`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  max-block-size: calc(100dvh - ${({ theme }) => theme.layout.header});
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.gutter} ${({ theme }) => theme.space.lg};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.float};
  overflow-y: auto;
  overscroll-behavior: contain;

  /* It ends above the cookie banner, which would cover its last entries. */
  ${media.tall} {
    html[data-consent='unset'] & {
      max-block-size: calc(100dvh - ${({ theme }) => theme.layout.header} - ${({ theme }) => theme.layout.consent});
    }
  }
`

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${({ theme }) => theme.space.xxl};
  text-decoration: none;
`

export const Items = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    font-size: ${({ theme }) => theme.font.size.h4};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  & > li:last-child {
    border-block-end: 0;
  }
  & > li > a,
  & > li summary {
    ${row}
    min-block-size: ${({ theme }) => theme.space.xxxl};
  }
  & a[aria-current='page'] {
    color: ${({ theme }) => theme.color.accent};
  }
`

export const SubItems = styled.ul`
  max-block-size: 75vh;
  overflow-y: auto;
  padding: 0 0 ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  list-style: none;

  & a {
    ${row}
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.body};
  }
`
