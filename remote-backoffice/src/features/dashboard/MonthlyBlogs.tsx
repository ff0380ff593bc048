import { useId, useState } from 'react'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Panel, Switch } from './Dashboard.styles'
import { MonthChart } from './MonthChart'
import { MonthTable } from './MonthTable'

type Months = BlogsDashboard['publishedByMonth']

/** Blogs published per month, as a chart or as the table behind it (contract §3.8). */
export function MonthlyBlogs({ months }: { months: Months }) {
  const [isTable, setTable] = useState(false)
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId}>
      <Cluster $justify="space-between">
        <Heading level={2} size="h4" id={headingId}>
          Published by month
        </Heading>
        <Switch variant="quiet" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Switch>
      </Cluster>
      {isTable ? <MonthTable months={months} /> : <MonthChart months={months} />}
    </Panel>
  )
}
