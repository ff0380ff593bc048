import { createGlobalStyle, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { HIGHLIGHT } from './mark-passages'

/** The marks of commented words. */
export const Marks = createGlobalStyle`
  ::highlight(${HIGHLIGHT}) {
    background-color: ${({ theme }) => theme.color.warmSoft};
    text-decoration: underline ${({ theme }) => theme.color.warm} ${({ theme }) => theme.line.thick};
  }
`

export const Opener = styled(Button)`
  position: fixed;
  /* Above the contact bar. */
  inset-block-end: calc(${({ theme }) => theme.space.md} + var(--contact-bar, 0%));
  inset-inline-end: ${({ theme }) => theme.space.md};
  z-index: ${({ theme }) => theme.z.sticky};
  box-shadow: ${({ theme }) => theme.shadow.float};

  /* Above the cookie banner where that spans the window. */
  ${media.belowDesktop} {
    ${media.tall} {
      html[data-consent='unset'] & {
        inset-block-end: calc(${({ theme }) => theme.layout.consent} + ${({ theme }) => theme.space.xs});
      }
    }
  }

  @media print {
    display: none;
  }
`

export const Panel = styled.aside`
  position: fixed;
  inset-block: calc(${({ theme }) => theme.layout.header} + ${({ theme }) => theme.space.sm})
    ${({ theme }) => theme.space.sm};
  inset-inline-end: ${({ theme }) => theme.space.sm};
  /* Over the button that leads to the top of the page. */
  z-index: ${({ theme }) => theme.z.overlay};
  display: flex;
  flex-direction: column;
  inline-size: min(24rem, calc(100vw - 2 * ${({ theme }) => theme.space.sm}));
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.float};

  /* The page stays readable above it. */
  ${media.phone} {
    inset-block-start: auto;
    max-block-size: 65dvh;
  }

  &:focus {
    outline: none;
  }

  @media print {
    display: none;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.md}`};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`

export const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.h4};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

export const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.md};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Threads = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Thread = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
`

export const Quote = styled.q`
  display: -webkit-box;
  overflow: hidden;
  padding-inline-start: ${({ theme }) => theme.space.xs};
  border-inline-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.warm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** Scrolls to the subject of a comment. */
export const Place = styled.button`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  text-align: start;
  cursor: pointer;
`

export const Said = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.font.size.small};
`

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
