import { useState } from 'react'
import { Panel } from '../../kit/staff-page/Panel'
import { SeriesKey, Switch } from './Dashboard.styles'
import { MonthChart } from './MonthChart'
import { MonthTable } from './MonthTable'
import type { Month, Series } from './month-series'

interface MonthsPanelProps {
  heading: string
  /** Caption of the table behind the chart. */
  caption: string
  months: readonly Month[]
  series: readonly Series[]
  /** What is counted, for the text alternative: "blogs published". */
  counted: string
}

/** Monthly numbers as a chart, with a switch to the table behind it (contract §3.8). */
export function MonthsPanel({ heading, caption, months, series, counted }: MonthsPanelProps) {
  const [isTable, setTable] = useState(false)
  return (
    <Panel
      heading={heading}
      action={
        <Switch variant="quiet" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Switch>
      }
    >
      {isTable ? (
        <MonthTable caption={caption} months={months} series={series} />
      ) : (
        <MonthChart months={months} series={series} counted={counted} />
      )}
      {!isTable && series.length > 1 && (
        <SeriesKey aria-hidden="true">
          {series.map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
        </SeriesKey>
      )}
    </Panel>
  )
}
