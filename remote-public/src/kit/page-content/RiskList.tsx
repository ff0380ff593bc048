import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Expandable } from './Expandable'

/** Risks in two columns, each with what we do about it; those of the first row are open, and all of them when printed. */
export function RiskList({ items }: { items: readonly { risk: string; answer: string }[] }) {
  return (
    <List>
      {items.map(({ risk, answer }, index) => (
        <li key={risk}>
          <Expandable name={risk} text={answer} open={index < 2} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  & > li {
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }

  & summary {
    gap: ${({ theme }) => theme.space.sm};
    min-block-size: ${({ theme }) => theme.layout.control};
  }

  /* The warm dot used in pictures marks a risk. */
  & summary::before {
    content: '';
    flex: none;
    inline-size: ${({ theme }) => theme.space.xs};
    block-size: ${({ theme }) => theme.space.xs};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.warm};
  }

  /* The text is aligned with the name. */
  & summary + * {
    padding-inline: calc(${({ theme }) => theme.space.xs} + ${({ theme }) => theme.space.sm})
      ${({ theme }) => theme.space.xl};
  }

  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${({ theme }) => theme.space.xxl};
    align-items: start;

    & > li:nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.print} {
    & ::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
  }
`
