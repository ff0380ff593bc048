import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/** A list whose items each start with a figure: three columns, or four if there are four; one on narrow screens. */
export const FigureColumns = styled.ul<{ $count?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xxl};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    ${({ $count }) => $count === 4 && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }

  ${media.laptop} {
    grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 4 : 3)}, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.xl};
  }
`
