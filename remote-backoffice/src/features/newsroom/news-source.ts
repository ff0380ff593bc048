import { contentSource } from '../../kit/content/content-source'

/** The list endpoint of the newsroom table and its sortable columns (contract §3.3). */
export const newsSource = contentSource('/newsRoom/get-allnewsRoom', ['title', 'newsDate', 'status', 'updatedAt'])
