import { styled } from 'styled-components'
import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { formatDate } from '../../kit/dates/published-date'
import { employmentTypeLabels, experienceOf, payOf, placeOf, workplaceTypeLabels } from '../../kit/jobs/job-labels'

/** The terms of a job, as a list of name and value. */
export function JobFacts({ job }: { job: PublicCareer }) {
  const facts = [
    { name: 'Place', words: placeOf(job) },
    { name: 'Workplace', words: workplaceTypeLabels[job.workplaceType] },
    { name: 'Contract', words: employmentTypeLabels[job.employmentType] },
    { name: 'Experience', words: experienceOf(job) },
    { name: 'Education', words: job.education },
    { name: 'Pay', words: payOf(job) },
    { name: 'Openings', words: job.openings > 1 ? String(job.openings) : undefined },
    { name: 'Posted', words: formatDate(job.postedAt) },
    { name: 'Apply by', words: job.onHold ? undefined : formatDate(job.closingDate) },
    { name: 'Reference', words: job.jobCode },
  ]
  return (
    <Facts>
      {facts.map(
        ({ name, words }) =>
          words && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
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
