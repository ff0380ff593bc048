import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { FigureList } from './Dashboard.styles'

/** One headline number. */
export interface Figure {
  name: string
  value: number | string
  /** Address of the table of the counted records. */
  to?: string
}

/** The headline numbers, each linked to the table behind it. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <FigureList aria-label="Figures">
    {figures.map(({ name, value, to }) => (
      <div key={name}>
        <dt>{to ? <TextLink to={to}>{name}</TextLink> : name}</dt>
        <dd>{typeof value === 'number' ? value.toLocaleString('en-GB') : value}</dd>
      </div>
    ))}
  </FigureList>
)
