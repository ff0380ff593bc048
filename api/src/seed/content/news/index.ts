import type { SeedNews } from '../types'
import { earlierNews } from './earlier'
import { recentNews } from './recent'

/** The sample newsroom items, newest first. */
export const seedNews: SeedNews[] = [...recentNews, ...earlierNews]
