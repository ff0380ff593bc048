import { styled } from 'styled-components'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Panel } from '../../kit/staff-page/Panel'

/** The answers to the questions of the job, as they were asked; an answer that the job does not accept is marked. */
export function AnswersPanel({ applicant: { answers } }: { applicant: StaffApplicant }) {
  if (answers.length === 0) return null
  return (
    <Panel heading="Answers">
      <Answers>
        {answers.map(({ question, label, kind, value, meetsKnockOut }) => (
          <div key={question}>
            <Text as="dt" $size="small" $tone="muted" dir="auto">
              {label}
            </Text>
            <dd dir="auto">
              {kind === 'YES_NO' ? yesOrNo(value) : value}{' '}
              {meetsKnockOut !== null && (
                <Badge $tone={meetsKnockOut ? 'success' : 'warning'}>
                  {meetsKnockOut ? 'Knock-out: met' : 'Knock-out: not met'}
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </Answers>
    </Panel>
  )
}

const yesOrNo = (value: string) => (value === 'yes' ? 'Yes' : 'No')

/** Marks an applicant with an answer that the job does not accept. */
export const KnockOutMark = ({ answers }: Pick<StaffApplicant, 'answers'>) =>
  answers.some(({ meetsKnockOut }) => meetsKnockOut === false) && <Badge $tone="warning">Knock-out not met</Badge>

const Answers = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.md};

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
