import { contentSource } from '../../kit/content/content-source'

/** Where the table of news comes from, and what it sorts and filters by (contract §3.3). */
export const newsSource = contentSource('/newsRoom/get-allnewsRoom', ['title', 'newsDate', 'status', 'updatedAt'])
