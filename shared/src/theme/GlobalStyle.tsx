import { createGlobalStyle } from 'styled-components'
import { media } from './media'

/** Global styles of every page: reset, body type, focus, selection, print, contrast and motion preferences. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    color-scheme: ${({ theme }) => theme.scheme};
    text-size-adjust: 100%;
    scroll-padding-block: calc(${({ theme }) => theme.layout.header} + ${({ theme }) => theme.space.lg})
      ${({ theme }) => theme.space.lg};
    background: ${({ theme }) => theme.color.surface};
  }

  ${media.wide} {
    html:has([data-section-links]) {
      scroll-padding-block-start: calc(${({ theme }) => theme.layout.header} + ${({ theme }) => theme.layout.sectionLinks});
    }
  }

  ${media.tall} {
    html[data-consent='unset'] { scroll-padding-block-end: ${({ theme }) => theme.layout.consent}; }
    /* Lets the end of a page scroll above the banner; a footer with room for it has this attribute. */
    html[data-consent='unset'] body:has(#cookie-banner):not(:has([data-consent-room])) {
      padding-block-end: ${({ theme }) => theme.layout.consent};
    }
  }

  ${media.phone} {
    ${media.tall} {
      html:has([data-contact-bar]):not([data-consent='unset']) {
        --contact-bar: ${({ theme }) => theme.layout.contactBar};
        scroll-padding-block-end: calc(var(--contact-bar) + ${({ theme }) => theme.space.lg});
      }
    }
  }

  body {
    min-block-size: 100vh;
    min-block-size: 100svh;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
    font-family: ${({ theme }) => theme.font.family};
    font-size: ${({ theme }) => theme.font.size.body};
    line-height: ${({ theme }) => theme.font.leading.normal};
    /* The font has all weights but no italic: synthesized oblique is as wide as upright and needs no further download. */
    font-synthesis: style;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  #root {
    display: flex;
    flex-direction: column;
    min-block-size: inherit;
  }

  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; line-height: inherit; }
  ul, ol { padding: 0; }
  :where(ul[class], ol[class]) { list-style: none; }
  img, svg, video, picture { display: block; max-inline-size: 100%; }
  img, video { block-size: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  table { border-collapse: collapse; }
  a { color: inherit; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.offset};
    /* An inner ring in the page's background color, so that one of the two is visible on any background. */
    box-shadow: 0 0 0 ${({ theme }) => theme.line.offset} ${({ theme }) => theme.color.surface};
  }
  /* Only for elements without a border radius of their own. */
  :where(:focus-visible) { border-radius: ${({ theme }) => theme.radius.sm}; }
  :is(main, h1, h2, [role='alert'])[tabindex='-1']:focus { outline: none; }

  ::selection {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }

  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
  }

  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation-duration: ${({ theme }) => theme.motion.travel};
  }

  ${media.reducedMotion} {
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation: none !important;
    }

    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* None at all: even the shortest transition delays inherited properties, including visibility. */
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    html { color-scheme: light; }
    /* Browsers do not print backgrounds, so light text on dark must become dark text on paper. */
    *, *::before, *::after {
      background: none !important;
      box-shadow: none !important;
      color: CanvasText !important;
      transition: none !important;
    }
    a[href^='http']::after { content: ' (' attr(href) ')'; }
    h1, h2, h3, h4 { break-after: avoid; }
    figure, tr, blockquote { break-inside: avoid; }
    [data-print='hide'] { display: none !important; }
  }
`
