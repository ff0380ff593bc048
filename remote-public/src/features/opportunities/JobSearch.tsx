import { type SyntheticEvent, useId, useState } from 'react'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import type { CareerFacets } from '@tekskills/shared/contracts/http/careers'
import { useNavigate } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { MAX_TEXT_LENGTH } from '../../kit/lists/address-parameters'
import { filterChoices } from './filter-choices'
import { OPPORTUNITIES_PATH, type JobQuery, jobFilters, jobsPath, parseJobQuery } from '../../kit/jobs/job-query'

interface JobSearchProps {
  query: JobQuery
  /** Absent while the service is unreachable; visitors can then search, but not filter. */
  facets?: CareerFacets
}

/** Search and filters of the list, each choice with its number of results; a plain form before scripts run. */
export function JobSearch({ query, facets }: JobSearchProps) {
  const navigate = useNavigate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = jobFilters.filter((name) => query[name]).length

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = new URLSearchParams()
    for (const name of ['q', ...jobFilters]) params.set(name, valueOf(event.currentTarget, name))
    void navigate(jobsPath(parseJobQuery(params)))
  }

  return (
    <Form role="search" aria-label="Open positions" action={OPPORTUNITIES_PATH} onSubmit={handleSubmit}>
      <TextColumn>
        <TextField
          key={query.q}
          id={`${id}q`}
          label="Job title, skill or keyword"
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={MAX_TEXT_LENGTH}
          enterKeyHint="search"
        />
      </TextColumn>
      {facets && (
        <>
          <Toggle>
            <Button
              variant="secondary"
              block
              aria-expanded={isOpen}
              aria-controls={`${id}filters`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {`Filters (${chosen})`}
            </Button>
          </Toggle>
          <Filters id={`${id}filters`} data-open={isOpen}>
            {jobFilters.map((name) => (
              <SelectField
                key={`${name} ${query[name]}`}
                id={`${id}${name}`}
                name={name}
                defaultValue={query[name]}
                {...filterChoices(name, facets[name], query[name])}
              />
            ))}
          </Filters>
        </>
      )}
      <Send>
        <Button type="submit" block icon={<Search aria-hidden="true" strokeWidth={1.75} />}>
          Search
        </Button>
      </Send>
    </Form>
  )
}

const valueOf = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null)?.value ?? ''

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};
  align-items: end;
  padding: ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};

  ${media.phone} {
    padding: ${({ theme }) => theme.space.md};
  }

  ${media.laptop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

/** Only phones have it; without scripts, the filters are open there too. */
const Toggle = styled.div`
  ${media.tablet} {
    display: none;
  }

  ${media.noScript} {
    display: none;
  }
`

const Filters = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};
  align-items: end;

  ${media.phone} {
    &[data-open='false'] {
      display: none;
    }
  }

  ${media.noScript} {
    &[data-open='false'] {
      display: grid;
    }
  }

  /* Three selects in the first row, two in the second. */
  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }

    & > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }

  ${media.laptop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    & > :nth-child(n) {
      grid-column: auto;
    }
  }
`

const TextColumn = styled.div`
  grid-column: 1 / -1;

  ${media.laptop} {
    grid-column: span 4;
  }
`

const Send = styled.div`
  grid-column: 1 / -1;

  ${media.laptop} {
    grid-area: 1 / 5;
  }
`
