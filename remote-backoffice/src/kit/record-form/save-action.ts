/** One way to save, with the label of its button. */
export interface SaveAction {
  label: string
  tone: 'primary' | 'secondary'
  /** The status it asks for; absent where a record has none to choose. */
  status?: string
  /** Asked first, because visitors gain or lose the page. */
  question?: { heading: string; message: string; confirmLabel: string }
}

/** The one way to save what is neither published nor archived. */
export const SAVE: SaveAction = { label: 'Save', tone: 'primary' }
