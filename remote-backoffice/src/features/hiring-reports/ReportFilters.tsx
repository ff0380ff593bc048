import { useState } from 'react'
import { styled } from 'styled-components'
import type { HiringReportQuery } from '@tekskills/shared/contracts/http/hiring-reports'
import { useNavigate } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { SelectField, type SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { periodProblem, reportsPage } from './report-query'

interface ReportFiltersProps {
  query: HiringReportQuery
  jobs: readonly SelectOption[]
}

/** The job and the period that the reports are about; each change is a new address. */
export function ReportFilters({ query, jobs }: ReportFiltersProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(query)
  const problem = periodProblem(typed)

  function change(part: HiringReportQuery) {
    const next = { ...typed, ...part }
    setTyped(next)
    if (!periodProblem(next)) void navigate(reportsPage(next), { replace: true, preventScrollReset: true })
  }

  return (
    <Filters role="search" aria-label="Reports" data-print="hide">
      <SelectField
        label="Job"
        options={[{ value: '', label: 'All jobs' }, ...jobs]}
        value={typed.jobId ?? ''}
        onChange={({ target }) => change({ jobId: target.value || undefined })}
      />
      <TextField
        type="date"
        label="Applied from"
        value={typed.from ?? ''}
        onChange={({ target }) => change({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label="Applied until"
        value={typed.to ?? ''}
        error={problem}
        onChange={({ target }) => change({ to: target.value || undefined })}
      />
    </Filters>
  )
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.md};
  align-items: start;
  margin-block-end: ${({ theme }) => theme.space.lg};

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) repeat(2, ${({ theme }) => theme.layout.columnSmall});

    & > :first-child {
      grid-column: auto;
    }
  }
`
