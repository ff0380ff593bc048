const NUMBER = /[A-Z]{2}-\d{2}/
const LINE = new RegExp(`^- (${NUMBER.source}) (.+)$`, 'gm')
const LEADING = new RegExp(`^(?:${NUMBER.source}(?:,| and)?\\s+)+`)

/** One numbered demand of docs/requirements.md. */
export interface Requirement {
  number: string
  text: string
}

/** The numbered lines of the requirements, in their order. */
export const parseRequirements = (markdown: string): Requirement[] =>
  [...markdown.matchAll(LINE)].map(([, number = '', text = '']) => ({ number, text }))

/** The numbers a test title starts with: `LY-01, LY-02 and LY-04 the layout …` names three. */
export const numbersOf = (title: string): string[] => LEADING.exec(title)?.[0].match(new RegExp(NUMBER, 'g')) ?? []

/** The requirements that none of the titles starts with. */
export function unnamed(requirements: readonly Requirement[], titles: readonly string[]): Requirement[] {
  const named = new Set(titles.flatMap(numbersOf))
  return requirements.filter(({ number }) => !named.has(number))
}
