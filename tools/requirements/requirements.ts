import { readFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'
import { testTitles } from './test-titles'

const NUMBER = /[A-Z]{2}-\d{2}/
const LINE = new RegExp(`^- (${NUMBER.source}) (.+)$`, 'gm')
const LEADING = new RegExp(`^(?:${NUMBER.source}(?:,| and)?\\s+)+`)

/** A numbered requirement in docs/requirements.md. */
export interface Requirement {
  number: string
  text: string
}

/** Parses the numbered lines of the requirements, in order. */
export const parseRequirements = (markdown: string): Requirement[] =>
  [...markdown.matchAll(LINE)].map(([, number = '', text = '']) => ({ number, text }))

/** The numbers at the start of a test title: `LY-01, LY-02 and LY-04 the layout …` has three. */
export const numbersOf = (title: string): string[] => LEADING.exec(title)?.[0].match(new RegExp(NUMBER, 'g')) ?? []

/** The requirements that no title starts with. */
export function unnamed(requirements: readonly Requirement[], titles: readonly string[]): Requirement[] {
  const named = new Set(titles.flatMap(numbersOf))
  return requirements.filter(({ number }) => !named.has(number))
}

/** All requirements, and those that no title of a test in `npm test` starts with. */
export async function dailyCoverage(): Promise<{ requirements: Requirement[]; uncovered: Requirement[] }> {
  const requirements = parseRequirements(await readFile(fromRoot('docs', 'requirements.md'), 'utf8'))
  const files = await filesMatching('**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts')
  const sources = await Promise.all(files.map((file) => readFile(fromRoot(file), 'utf8')))
  const titles = sources.flatMap((source, index) => testTitles(source, files[index], { daily: true }))
  return { requirements, uncovered: unnamed(requirements, titles) }
}
