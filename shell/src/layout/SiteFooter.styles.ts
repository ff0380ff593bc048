import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn, stateTransition } from '@tekskills/shared/theme/styles'

export const Root = styled.footer`
  flex: none;
  overflow: clip;
  background: ${({ theme }) => theme.color.surfaceInverse};
  color: ${({ theme }) => theme.color.textInverseMuted};
  font-size: ${({ theme }) => theme.font.size.small};

  & :focus-visible {
    outline-color: ${({ theme }) => theme.color.accentInverse};
  }
`

/**
 * The decorative line at the end of the page, below the text; high enough for the back-to-top button, and for the cookie
 * banner while it is shown.
 */
export const Art = styled.div`
  block-size: ${({ theme }) => theme.space.huge};
  opacity: 0.5;
  mask-image: linear-gradient(transparent, currentColor 60%);

  html[data-consent='unset'] & {
    block-size: ${({ theme }) => theme.layout.consent};
  }
`

export const Inner = styled.div`
  ${pageColumn}
  padding-block: ${({ theme }) => theme.space.xxxl} ${({ theme }) => theme.space.lg};
`

/** The brand statement, with the newsletter form beside it. */
export const Lead = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.lg};
  padding-block-end: ${({ theme }) => theme.space.xxl};

  ${media.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    & > :first-child {
      grid-column: span 7;
    }

    & > :last-child {
      grid-column: span 5;
    }
  }
`

export const Brand = styled.div`
  & > p {
    max-inline-size: 34ch;
    margin-block-start: ${({ theme }) => theme.space.md};
    color: ${({ theme }) => theme.color.textInverse};
    font-size: ${({ theme }) => theme.font.size.lead};
    line-height: ${({ theme }) => theme.font.leading.snug};
    letter-spacing: ${({ theme }) => theme.font.tracking.snug};
    text-wrap: balance;
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.lg};
  padding-block-start: ${({ theme }) => theme.space.xl};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderInverse};

  ${media.phone} {
    & > nav:last-child {
      grid-column: 1 / -1;
    }

    & > nav:last-child > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${({ theme }) => theme.space.lg};
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  /* Half columns: the first two lists halve the seven columns of the brand, the last is below the newsletter. */
  ${media.laptop} {
    grid-template-columns: repeat(24, minmax(0, 1fr));

    & > nav {
      grid-column: span 7;
    }

    & > nav:last-child {
      grid-column: 15 / -1;
    }
  }
`

export const Column = styled.nav`
  & > h2 {
    margin-block-end: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.textInverse};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }

  & > ul {
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-block;
    padding-block: ${({ theme }) => theme.space.xxs};
    text-decoration: none;
    ${stateTransition}

    &:hover {
      color: ${({ theme }) => theme.color.textInverse};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.lg};
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${({ theme }) => theme.space.xxl};
  padding-block-start: ${({ theme }) => theme.space.lg};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderInverse};
  font-size: ${({ theme }) => theme.font.size.caption};
`

export const LegalLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.lg};
  align-items: center;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${({ theme }) => theme.layout.controlSmall};
    text-underline-offset: 0.2em;

    &:hover {
      color: ${({ theme }) => theme.color.textInverse};
    }
  }
`

export const SettingsButton = styled.button`
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${({ theme }) => theme.color.textInverse};
  }
`
