import type { BackupState } from './use-form-backup'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** When the form was last saved in place; announced to screen readers, so it is always in the document. */
export const SavedStatus = ({ savedAt }: { savedAt: Date | null }) => (
  <p role="status">{savedAt && `Saved at ${time.format(savedAt)}.`}</p>
)

/** The state of the form's backup, shown beside the save buttons (BO-05). */
export function BackupStatus({ state }: { state: BackupState }) {
  if (state === null) return null
  if (state === 'impossible') return <p role="status">This device cannot keep a copy of your text. Save often.</p>
  return <p>Your text is kept on this device as of {time.format(new Date(state.savedAt))}.</p>
}
