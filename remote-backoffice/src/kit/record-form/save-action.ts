/** One save button of a form. */
export interface SaveAction {
  label: string
  tone: 'primary' | 'secondary'
  /** The status to save; absent for records without a status to choose. */
  status?: string
  /** Confirmation before saving, for actions that publish or hide a page. */
  question?: { heading: string; message: string; confirmLabel: string }
}

/** The save action of records that are neither published nor archived. */
export const SAVE: SaveAction = { label: 'Save', tone: 'primary' }
