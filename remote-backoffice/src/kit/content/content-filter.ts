import { statusOptions } from '../labels/content-status-labels'

/** The filter of the content tables: by status, or the trash. */
export const contentFilter = {
  label: 'Status',
  all: 'All statuses',
  choices: [...statusOptions, { value: 'TRASH', label: 'In the trash' }],
  empty: {
    TRASH: { heading: 'The trash is empty', text: 'You can restore deleted items from here for 30 days.' },
  },
} as const
