import { styled } from 'styled-components'

interface FactListProps {
  /** Terms in order, each with its value; those without a value are left out. */
  facts: readonly { name: string; value?: string | null }[]
  className?: string
}

/** Facts about a job or an application as a description list. */
export const FactList = ({ facts, className }: FactListProps) => (
  <Root className={className}>
    {facts.map(
      ({ name, value }) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ),
    )}
  </Root>
)

const Root = styled.dl`
  display: grid;
  font-size: ${({ theme }) => theme.font.size.small};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${({ theme }) => theme.space.sm};
    padding-block: ${({ theme }) => theme.space.xs};
    border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin: 0;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    overflow-wrap: anywhere;
  }
`
