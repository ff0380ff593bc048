import { css } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/**
 * The columns of a list of `count` items: rows of three on laptops, whose last may end early, so that its columns are
 * those above it; rather than one item alone there, the last four are two rows of two. On tablets, and wherever the list
 * is `narrow`, the last of an odd number takes the whole row.
 */
export const evenRows = (count: number, narrow = false) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(${count === 3 ? 3 : 2}, minmax(0, 1fr));
    ${count % 2 === 1 && count !== 3 ? '& > li:last-child { grid-column: 1 / -1; }' : ''}
  }

  ${narrow ? '' : threeColumns(count)}
`

const threeColumns = (count: number) => css`
  ${media.laptop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li,
    & > li:last-child {
      grid-column: span 2;
    }

    ${count % 3 === 1 ? '& > li:nth-last-child(-n + 4) { grid-column: span 3; }' : ''}
  }
`
