import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/** A list whose items each start with a figure: three columns, or one on narrow screens. */
export const FigureColumns = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xxl};
  padding: 0;
  list-style: none;

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.xl};
  }
`
