import { Children } from 'react'
import { styled } from 'styled-components'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Aside } from '../../kit/tables/RecordTable.styles'

/** Why a search found an applicant whose own data do not contain the words: what the résumé says around them. */
export function ResumeExcerpt({ person: { resumeExcerpt } }: { person: Pick<StaffApplicant, 'resumeExcerpt'> }) {
  if (!resumeExcerpt) return null
  if (resumeExcerpt.length === 0) return <Aside>Found in the CV</Aside>
  return (
    <Aside>
      In the CV: {Children.toArray(resumeExcerpt.map(({ text, marked }) => (marked ? <Mark>{text}</Mark> : text)))}
    </Aside>
  )
}

const Mark = styled.mark`
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`
