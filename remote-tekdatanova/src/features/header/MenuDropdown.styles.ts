import { keyframes, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn } from '@tekskills/shared/theme/styles'
import { itemStyles } from './MicrositeHeader.styles'

export const DropdownTrigger = styled.button`
  ${itemStyles}
  background: transparent;
  border: 0;

  &:hover,
  &[aria-expanded='true'] {
    color: ${({ theme }) => theme.color.accent};
  }

  svg {
    width: ${({ theme }) => theme.icon.sm};
    height: ${({ theme }) => theme.icon.sm};
    transition: transform ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const appear = keyframes`
  from { opacity: 0; }
`

export const Panel = styled.div`
  display: none;
  max-height: 75vh;
  overflow-y: auto;

  &:focus {
    outline: none;
  }

  /* Before hydration, or without JavaScript, focus opens the panel. */
  html:not([data-alive]) li:focus-within > &,
  &[data-open='true'] {
    display: block;
  }

  /* Scroll chaining continues in the side menu at the end of the list; the scrollbar shows that there is more. */
  ${media.belowDesktop} {
    scrollbar-width: thin;
    scrollbar-color: ${({ theme }) => theme.color.borderStrong} transparent;
  }

  ${media.desktop} {
    position: absolute;
    overscroll-behavior: contain;
    inset: 100% 0 auto;
    background: ${({ theme }) => theme.color.surfaceMuted};
    border-bottom: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    box-shadow: ${({ theme }) => theme.shadow.float};
    animation: ${appear} ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
  }
`

export const PanelColumn = styled.div`
  ${media.desktop} {
    ${pageColumn}
    display: grid;
    grid-template-columns: 1fr 3fr;
    gap: ${({ theme }) => theme.space.xxl};
    padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.gutter} ${({ theme }) => theme.space.xxl};
  }
`

export const PanelIntro = styled.p`
  margin: 0;
  padding-bottom: ${({ theme }) => theme.space.md};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.normal};

  ${media.desktop} {
    color: ${({ theme }) => theme.color.text};
    font-size: ${({ theme }) => theme.font.size.h4};
    line-height: ${({ theme }) => theme.font.leading.snug};
  }
`

export const PanelList = styled.ul`
  margin: 0;
  padding: 0 0 ${({ theme }) => theme.space.md};
  list-style: none;

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0 ${({ theme }) => theme.space.xl};
    padding: 0;
  }
`
