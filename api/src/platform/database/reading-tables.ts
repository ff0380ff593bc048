import type { ReadingSource } from '@tekskills/shared/contracts/http/reading-figures'

interface ItemReadingTable {
  item_id: string
  /** `YYYY-MM-DD` in the time zone of the site. */
  day: string
  source: ReadingSource
  views: number
  finished: number
}

/** How often items were read. */
export interface ReadingTables {
  item_reading: ItemReadingTable
}
