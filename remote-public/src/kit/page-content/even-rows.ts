import { css } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/**
 * The columns of a list of `count` items, so that every row is full: rows of three on laptops, and as many rows of two
 * at the end as it takes (five are three and two). On tablets, and wherever the list is `narrow`, the last of an odd
 * number takes the whole row.
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

    ${lastRow(count)}
  }
`

/** The items that do not fill a row of three share the last row; a single one moves three others into rows of two. */
function lastRow(count: number) {
  const over = count % 3
  return over === 0 ? '' : `& > li:nth-last-child(-n + ${over === 1 ? 4 : 2}) { grid-column: span 3; }`
}
