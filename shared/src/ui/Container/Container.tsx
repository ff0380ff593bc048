import { styled } from 'styled-components'
import { pageColumn } from '../../theme/styles'

/** The centered page column with its gutter; `narrow` for forms, `reading` for prose. */
export const Container = styled.div<{ $width?: 'page' | 'narrow' | 'reading' }>`
  ${pageColumn}
  ${({ theme, $width = 'page' }) =>
    $width !== 'page' && `max-inline-size: calc(${theme.layout[$width]} + 2 * ${theme.space.gutter});`}
`
