import { checkStepwise } from '@tekskills/shared/content-check/check-item'
import { readItem } from '@tekskills/shared/content-check/checked-item'
import { seedBlogs } from '../../api/src/seed/content/index'
import { fixed, median, table } from './numbers'

const ROUNDS = 20
const WORDS = 5_000

/** Measures the checker on a text of 5,000 words: the whole check, and its longest step, which a keystroke may meet. */
export function measureChecker(): Promise<string> {
  const content = sampleText()
  const site = { origin: 'https://www.tekskills.example', factsOf: () => undefined }
  const wholes: number[] = []
  const longestSteps: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const item = readItem('BLOG', { blogName: 'Long', description: 'A long text.', content }, null)
    let last = performance.now()
    let longest = last - start
    const steps = checkStepwise(item, site)
    while (!steps.next().done) {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    wholes.push(last - start)
    longestSteps.push(longest)
  }
  const head = ['check, 5,000 words', 'median ms', 'slowest ms']
  const row = (name: string, times: number[]) => [name, fixed(median(times)), fixed(Math.max(...times))]
  return Promise.resolve(table([head, row('whole', wholes), row('longest step', longestSteps)]))
}

/** Sample articles, one after the other, until there are enough words. */
function sampleText(): string {
  let text = ''
  for (const { content } of seedBlogs) {
    text += content
    if (text.split(/\s+/).length >= WORDS) break
  }
  return text
}
