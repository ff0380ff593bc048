import { styled } from 'styled-components'
import { media } from '../../theme/media'
import type { Theme } from '../../theme/theme'
import type { Space } from '../Stack/Stack'

interface GridStyleProps {
  $column?: 'small' | 'medium' | 'large'
  $gap?: Space
}

const minColumnWidth = ({ theme, $column = 'medium' }: GridStyleProps & { theme: Theme }) =>
  ({ small: theme.layout.columnSmall, medium: theme.layout.columnMedium, large: theme.layout.columnLarge })[$column]

/** As many equal columns as fit, each at least `small` 208, `medium` 288 or `large` 384 px wide. */
export const Grid = styled.div<GridStyleProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${minColumnWidth}), 1fr));
  gap: ${({ theme, $gap = 'lg' }) => theme.space[$gap]};
  padding: 0;
  list-style: none;
`

/** The 12 columns of the page from 900 px up, one column below; place children with {@link Column}. */
export const Columns = styled.div<{ $gap?: Space; $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ theme, $gap = 'lg' }) => theme.space[$gap]};

  ${media.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`

/** A child of {@link Columns}: `$span` columns wide, starting at `$start` where given. */
export const Column = styled.div<{ $span: number; $start?: number }>`
  min-inline-size: 0;

  ${media.laptop} {
    grid-column: ${({ $start }) => $start ?? 'auto'} / span ${({ $span }) => $span};
  }
`
