import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn, stateTransition, visuallyHidden } from '@tekskills/shared/theme/styles'

export const Frame = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${({ theme }) => theme.z.header};
  background: ${({ theme }) => theme.color.surface};
  border-bottom: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

  ${media.print} {
    position: static;
  }
`

export const Bar = styled.div`
  ${pageColumn}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  height: ${({ theme }) => theme.layout.header};
`

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.text};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.layout.control};
  }

  /* Both logos must fit next to the toggle at 320 px and next to the menu at 992 px. */
  svg {
    height: clamp(0.875rem, 4.6vw, ${({ theme }) => theme.icon.lg});

    ${media.desktop} {
      height: 1.125rem;
    }

    ${media.wide} {
      height: ${({ theme }) => theme.icon.lg};
    }
  }
`

export const BrandDivider = styled.span`
  width: ${({ theme }) => theme.line.thin};
  height: ${({ theme }) => theme.space.lg};
  background: ${({ theme }) => theme.color.borderStrong};
`

export const SideMenu = styled.div`
  display: contents;
`

export const NavToggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.layout.control};
  height: ${({ theme }) => theme.layout.control};
  padding: 0;
  color: ${({ theme }) => theme.color.text};
  background: transparent;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};

  span {
    ${visuallyHidden}
  }

  ${media.desktop} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

export const Overlay = styled.div`
  display: none;
  position: fixed;
  inset: ${({ theme }) => theme.layout.header} 0 0;
  background: ${({ theme }) => theme.color.overlay};

  /* Keeps the page below from scrolling. */
  overflow: hidden;
  overscroll-behavior: contain;

  &[data-open='true'] {
    display: block;
  }

  ${media.desktop} {
    display: none;
  }
`

export const Nav = styled.nav`
  &:focus {
    outline: none;
  }

  ${media.belowDesktop} {
    position: fixed;
    inset: ${({ theme }) => theme.layout.header} 0 0 auto;
    width: min(24rem, 88vw);
    padding: ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.gutter} ${({ theme }) => theme.space.xxl};
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${({ theme }) => theme.color.surfaceMuted};
    border-left: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    visibility: hidden;
    transform: translateX(100%);
    transition:
      transform ${({ theme }) => theme.motion.slow} ${({ theme }) => theme.motion.ease},
      visibility 0s ${({ theme }) => theme.motion.slow};

    /* Before hydration, or without JavaScript, focus opens the menu. */
    html:not([data-alive]) ${SideMenu}:focus-within &,
    &[data-open='true'] {
      visibility: visible;
      transform: none;
      transition-delay: 0s;
    }

    /* Ends above the cookie banner, which would cover the last entries; not needed in a low window. */
    ${media.tall} {
      html[data-consent='unset'] & {
        bottom: ${({ theme }) => theme.layout.consent};
      }
    }
  }
`

export const NavList = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    flex-direction: row;
    align-items: center;
  }
`

/** Style of a top-level entry, link or button. */
export const itemStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-height: ${({ theme }) => theme.layout.control};
  padding-inline: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-decoration: none;
  white-space: nowrap;
  ${stateTransition}

  &[href]:hover,
  &[aria-current='page'] {
    color: ${({ theme }) => theme.color.accent};
  }

  ${media.wide} {
    padding-inline: ${({ theme }) => theme.space.sm};
  }

  ${media.belowDesktop} {
    justify-content: space-between;
    width: 100%;
    padding-inline: 0;
    font-size: ${({ theme }) => theme.font.size.h4};
  }
`
