import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/styles'

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
