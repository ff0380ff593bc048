/** A text of a file, and what stands there instead. */
export interface Edit {
  /** From `api/src`. */
  file: string
  from: string
  to: string
}

/** A protection taken away: the text that carries it, and the tests that must notice. */
export interface Mutation extends Edit {
  name: string
  /** A second text that must change for the protection to be gone. */
  also?: Edit
  /** From `api/src`. */
  tests: readonly string[]
  /** Part of the titles of the tests that must turn red; no others run. */
  proof: string
  /** The protection is of the embedded database alone; other tests run on PostgreSQL, where they are quicker. */
  embedded?: true
}

/** Everything that a mutation changes. */
export const editsOf = ({ file, from, to, also }: Mutation): Edit[] => [{ file, from, to }, ...(also ? [also] : [])]
