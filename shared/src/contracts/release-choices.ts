/** Path of the shell server under which the panel of releases reads what a request may choose. */
export const RELEASE_CHOICES = '/release-choices'

/** One release of a part that a request may choose. */
export interface ReleaseChoiceFacts {
  release: string
  /** `preview`: published, and never live. */
  state: 'live' | 'rollout' | 'preview'
  /** Percentage of visitors who get a rollout. */
  percent?: number
  /** When it was built, or else stored, in ISO 8601; absent for a live release of which neither is known. */
  at?: string
  /** Who built it, and the commit that was checked out; absent where they were not recorded. */
  by?: string
  commit?: string
  /** The sources differed from that commit. */
  dirty?: boolean
}

/** The releases that are offered for each part: the live one, the one being rolled out, then previews, newest first. */
export type ReleaseChoices = Readonly<Record<string, readonly ReleaseChoiceFacts[]>>
