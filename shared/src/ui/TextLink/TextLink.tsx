import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'
import { AnyLink } from './AnyLink'

/** A link in running text: `to` for a page of the site, `href` (and `external`) for anything else. */
export const TextLink = styled(AnyLink)`
  color: ${({ theme }) => theme.color.accent};
  text-decoration-line: underline;
  text-decoration-thickness: ${({ theme }) => theme.line.thin};
  text-underline-offset: 0.2em;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.accentStrong};
      text-decoration-thickness: ${({ theme }) => theme.line.thick};
    }
  }
  &:active {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentStrong};
  }
`
