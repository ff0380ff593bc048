import { plain } from '../read-text'
import type { Rule } from '../rule'

const ADDRESS = /^(https?:\/\/|www\.)\S+$/i

export const videoRules: readonly Rule[] = [
  {
    id: 'video-title',
    severity: 'ERROR',
    subject: 'links',
    sentence: 'A video has no title.',
    why: 'Readers see nothing else of it before they play it, and screen readers would spell out its address.',
    *find({ texts }) {
      for (const { field, videos } of texts) {
        for (const { index, title } of videos)
          if (plain(title) === '' || ADDRESS.test(plain(title))) yield { field, video: index }
      }
    },
  },
]
