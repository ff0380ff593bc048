import type { Verdict } from '@tekskills/shared/contracts/http/scorecards'

/** What an interviewer recommends. */
export const VERDICT_LABELS: Record<Verdict, string> = {
  STRONG_YES: 'Strong yes',
  YES: 'Yes',
  NO: 'No',
  STRONG_NO: 'Strong no',
}

/** The ratings of a criterion; an even number, so that there is no middle to choose. */
export const RATING_LABELS: Readonly<Record<number, string>> = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Strong' }
