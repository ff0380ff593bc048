import { createGlobalStyle } from 'styled-components'
import { media } from './media'

/** The ground every page stands on: reset, body type, focus, selection, print, contrast and motion preferences. */
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

  ${media.tall} {
    html[data-consent='unset'] { scroll-padding-block-end: ${({ theme }) => theme.layout.consent}; }
    /* The last words of a page can be scrolled above the banner too; a footer that has room for it says so. */
    html[data-consent='unset'] body:has(#cookie-banner):not(:has([data-consent-room])) {
      padding-block-end: ${({ theme }) => theme.layout.consent};
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
    /* The one face has every weight and no italic: slanted letters are as wide as upright ones, and nothing is loaded. */
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
  ul[class], ol[class] { list-style: none; }
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
    /* A ring of the page's ground between the two: one of them is seen on any ground, light or dark. */
    box-shadow: 0 0 0 ${({ theme }) => theme.line.offset} ${({ theme }) => theme.color.surface};
  }
  /* Only for what has no corners of its own. */
  :where(:focus-visible) { border-radius: ${({ theme }) => theme.radius.sm}; }
  :is(main, h1, h2, [role='alert'])[tabindex='-1']:focus { outline: none; }

  ::selection {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }

  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* None at all: the shortest one would hold back whatever an element inherits, its visibility too. */
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    html { color-scheme: light; }
    /* Browsers print no grounds, so what was light on dark must become dark on paper. */
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
