import { styled } from 'styled-components'
import type { ApplicantNote } from '@tekskills/shared/contracts/http/applicants'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { formatMoment } from '../../kit/time/format-time'

/** Notes, the newest first. */
export const NoteList = ({ notes }: { notes: readonly ApplicantNote[] }) => (
  <List>
    {notes.map(({ id, text, createdAt, createdBy }) => (
      <li key={id}>
        <Words dir="auto">{text}</Words>
        <Text $size="caption" $tone="muted">
          {[createdBy?.name, formatMoment(createdAt)].filter(Boolean).join(', ')}
        </Text>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;

  & > li {
    padding-block: ${({ theme }) => theme.space.sm};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
