import { statusOptions } from './ContentStatusBadge'

/** The filter of the tables of content: where a record stands, or what is in the trash. */
export const contentFilter = {
  label: 'Status',
  all: 'All statuses',
  choices: [...statusOptions, { value: 'TRASH', label: 'In the trash' }],
} as const
