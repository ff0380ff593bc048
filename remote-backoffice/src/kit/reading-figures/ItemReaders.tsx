import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { READING_DAYS, type ReadingFigures, type ReadingSource } from '@tekskills/shared/contracts/http/reading-figures'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Skeleton } from '@tekskills/shared/ui/Skeleton/Skeleton'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { formatCalendarDay } from '../time/format-time'
import { getReadingFigures } from './reading-figures-api'

/** Where readers came from, as staff read it. */
const sourceLabels: Readonly<Record<ReadingSource, string>> = {
  SEARCH: 'Search engines',
  SOCIAL: 'Social networks',
  CAMPAIGN: 'Campaigns and newsletters',
  SITE: 'Other sites',
  INSIDE: 'Pages of this site',
  DIRECT: 'Direct visits',
}

interface ItemReadersProps {
  path: string
  id: string
}

/** How often an item was read in the last four weeks: views, how many reached the end, and where readers came from. */
export function ItemReaders({ path, id }: ItemReadersProps) {
  const [figures, setFigures] = useState<ReadingFigures>()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const cancellation = new AbortController()
    getReadingFigures(path, id, cancellation.signal)
      .then(setFigures)
      .catch((error: unknown) => {
        if (cancellation.signal.aborted) return
        setProblem(isApiError(error) ? error.message : 'The figures could not be loaded. Try again later.')
      })
    return () => cancellation.abort()
  }, [path, id, attempt])

  if (problem !== undefined)
    return (
      <Alert live tone="danger">
        {problem}{' '}
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setProblem(undefined)
            setAttempt(attempt + 1)
          }}
        >
          Try again
        </Button>
      </Alert>
    )
  if (!figures)
    return (
      <div role="status" aria-label="Loading the figures">
        <Skeleton />
      </div>
    )
  if (figures.views === 0 && figures.previousViews === 0)
    return (
      <Root>
        <Text $tone="muted">No views were counted in the last eight weeks.</Text>
        <WhatCounts />
      </Root>
    )
  return <Figures figures={figures} />
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`)
const counted = (count: number) => count.toLocaleString('en-GB')

function Figures({ figures: { views, finished, previousViews, days, sources } }: { figures: ReadingFigures }) {
  const [isTable, setTable] = useState(false)
  const most = Math.max(...days.map((day) => day.views))
  const first = days[0]?.day ?? ''
  const last = days.at(-1)?.day ?? ''
  return (
    <Root>
      <Totals aria-label={`Last ${READING_DAYS} days`}>
        <div>
          <dt>Views, last {READING_DAYS} days</dt>
          <dd>{counted(views)}</dd>
        </div>
        <div>
          <dt>The {READING_DAYS} days before</dt>
          <dd>{counted(previousViews)}</dd>
        </div>
        <div>
          <dt>Read to the end</dt>
          <dd>{percent(finished, views)}</dd>
        </div>
      </Totals>
      {isTable ? (
        <Frame>
          <Table caption="Views by day">
            <thead>
              <tr>
                <Th scope="col">Day</Th>
                <Th scope="col" $align="end">
                  Views
                </Th>
                <Th scope="col" $align="end">
                  To the end
                </Th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((each) => (
                <Tr key={each.day}>
                  <Td>{formatCalendarDay(each.day)}</Td>
                  <Td $align="end">{counted(each.views)}</Td>
                  <Td $align="end">{counted(each.finished)}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </Frame>
      ) : (
        <figure>
          <Bars
            role="img"
            aria-label={`Views by day, from ${formatCalendarDay(first)} to ${formatCalendarDay(last)}: at most ${counted(most)} on one day.`}
          >
            {days.map((each) => (
              <Bar key={each.day} style={{ '--share': each.views / Math.max(1, most) }} />
            ))}
          </Bars>
          <Axis aria-hidden="true">
            <span>{formatCalendarDay(first)}</span>
            <span>{formatCalendarDay(last)}</span>
          </Axis>
        </figure>
      )}
      <Button variant="quiet" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
        Show days as table
      </Button>
      {sources.length > 0 && (
        <Table caption="Where readers came from">
          <thead>
            <tr>
              <Th scope="col">Source</Th>
              <Th scope="col" $align="end">
                Views
              </Th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, views: ofSource }) => (
              <Tr key={source}>
                <Td>{sourceLabels[source]}</Td>
                <Td $align="end">
                  {counted(ofSource)} ({percent(ofSource, views)})
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      <WhatCounts />
    </Root>
  )
}

/** What a view is, so that nobody looks for visits that are not counted. */
const WhatCounts = () => (
  <Text $size="small" $tone="muted">
    A view is counted when its reader leaves the page or closes it, and appears here seconds later. Staff who are signed
    in, previews, automated browsers, readers who declined analytics or ask not to be tracked, and more than 20 views an
    hour from one network are not counted. These are daily totals, without cookies or personal data.
  </Text>
)

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.md};

  > figure,
  > div {
    inline-size: 100%;
  }
`

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.md} ${theme.space.xl}`};
  margin: 0;

  dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
  }

  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.font.size.h3};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`

const Frame = styled.div`
  max-block-size: 24rem;
  overflow-y: auto;
`

/** One bar for each day, as high as its share of the most. */
const Bars = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  align-items: end;
  gap: ${({ theme }) => theme.space.xxs};
  block-size: 8rem;
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.borderStrong}`};
`

const Bar = styled.span`
  block-size: calc(100% * var(--share));
  background: ${({ theme }) => theme.color.accent};
`

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`
