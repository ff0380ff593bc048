import { styled } from 'styled-components'
import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { formatDate } from '../../kit/dates/published-date'
import { employmentTypeLabels, experienceOf, payOf, placeOf, workplaceTypeLabels } from '../../kit/jobs/job-labels'

/** The terms of a job as a description list. */
export function JobFacts({ job }: { job: PublicCareer }) {
  const facts = [
    { name: 'Location', value: placeOf(job) },
    { name: 'Workplace', value: workplaceTypeLabels[job.workplaceType] },
    { name: 'Employment', value: employmentTypeLabels[job.employmentType] },
    { name: 'Experience', value: experienceOf(job) },
    { name: 'Education', value: job.education },
    { name: 'Pay', value: payOf(job) },
    { name: 'Openings', value: job.openings > 1 ? String(job.openings) : undefined },
    { name: 'Posted', value: formatDate(job.postedAt) },
    { name: 'Apply by', value: job.onHold ? undefined : formatDate(job.closingDate) },
    { name: 'Reference', value: job.jobCode },
  ]
  return (
    <Facts>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  )
}

const Facts = styled.dl`
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
