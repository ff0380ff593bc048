import type { FindingCounts, FindingSeverity } from '../contracts/http/content-check'
import type { ItemReading } from './checked-item'
import { quoteOf, type KnownAddresses, type Match, type Place, type Rule } from './rule'
import { headingRules } from './rules/headings'
import { linkRules } from './rules/links'
import { pictureRules } from './rules/pictures'
import { searchRules } from './rules/search'
import { videoRules } from './rules/videos'
import { wordingRules } from './rules/wording'

/** Every rule of the checker. */
export const rules: readonly Rule[] = [
  ...searchRules,
  ...headingRules,
  ...pictureRules,
  ...videoRules,
  ...linkRules,
  ...wordingRules,
]

/** A place that breaks a rule, with the message for the author. */
export interface Finding {
  rule: string
  severity: FindingSeverity
  message: string
  why: string
  place: Place
}

const VALUE = /\{(\w+)\}/g

function sentenceOf({ sentence }: Rule, { quote, values }: Match): string {
  const known: Record<string, string | number> = { quote: quoteOf(quote ?? ''), ...values }
  return sentence.replace(VALUE, (_, name: string) => quoteOf(String(known[name] ?? '')))
}

/**
 * The findings of an item, one rule after another. The caller may pause after each, so that a long text does not block
 * typing. A rule without findings yields an empty list.
 */
export function* checkStepwise(
  item: ItemReading,
  known: KnownAddresses,
  selected: readonly Rule[] = rules,
): Generator<Finding[], void> {
  for (const rule of selected) {
    const { id, severity, why } = rule
    yield Array.from(rule.find(item, known), (match) => {
      const { values: _, ...place } = match
      return { rule: id, severity, why, message: sentenceOf(rule, match), place }
    })
  }
}

/** All findings of an item. */
export const checkItem = (item: ItemReading, known: KnownAddresses, selected?: readonly Rule[]): Finding[] =>
  [...checkStepwise(item, known, selected)].flat()

const RANK: Readonly<Record<FindingSeverity, number>> = { ERROR: 0, WARNING: 1, ADVICE: 2 }

/** Orders findings by severity; those of equal severity keep their order. */
export const bySeverity = <T extends { severity: FindingSeverity }>(findings: readonly T[]): T[] =>
  findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity])

export function countFindings(findings: readonly { severity: FindingSeverity }[]): FindingCounts {
  const count = (wanted: FindingSeverity) => findings.filter(({ severity }) => severity === wanted).length
  return { errors: count('ERROR'), warnings: count('WARNING'), advice: count('ADVICE') }
}
