import { css } from 'styled-components'
import { media } from './media'

/** Hides an element visually while assistive technology still reads it. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** Color transitions of a control between its states. */
export const stateTransition = css`
  transition-property: background-color, border-color, color, opacity;
  transition-duration: ${({ theme }) => theme.motion.fast};
  transition-timing-function: ${({ theme }) => theme.motion.ease};

  ${media.reducedMotion} {
    transition: none;
  }
`

/** The page column: full width with a gutter, 1240 px at most. */
export const pageColumn = css`
  inline-size: 100%;
  max-inline-size: calc(${({ theme }) => theme.layout.page} + 2 * ${({ theme }) => theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space.gutter};
`
