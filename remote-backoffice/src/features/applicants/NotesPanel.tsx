import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextEntryForm } from '../../kit/record-form/TextEntryForm'
import { Panel } from '../../kit/staff-page/Panel'
import { addNote } from './applicants-api'
import { NoteItem } from './NoteItem'

/** The team's notes on an applicant. */
export const NotesPanel = ({ applicant }: { applicant: ApplicantDetail }) => (
  <Panel heading="Notes">
    <TextEntryForm
      form="note"
      record={applicant.id}
      name="Note"
      label="New note"
      hint="Only the team can see this."
      empty="Enter a note."
      limit={2000}
      submitLabel="Add note"
      done="Note added."
      send={(text, key) => addNote(applicant.id, text, key)}
    />
    {applicant.notes.length === 0 ? (
      <Text $size="small" $tone="muted">
        No notes yet.
      </Text>
    ) : (
      <List>
        {applicant.notes.map((note) => (
          <NoteItem key={note.id} applicantId={applicant.id} note={note} />
        ))}
      </List>
    )}
  </Panel>
)

const List = styled.ul`
  display: grid;

  & > li {
    padding-block: ${({ theme }) => theme.space.sm};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`
