/** One of the people who answer for the company. Invented: an editor replaces them here. */
export interface Person {
  /** The `{name}` of `/leadershipDetails/{name}`. */
  slug: string
  name: string
  role: string
  /** Where they work, as the region is called on the contact page. */
  region: string
  /** One sentence, for the list. */
  line: string
  /** What they answer for, told by themselves. */
  story: readonly string[]
  answersFor: readonly string[]
  /** A question that clients ask them, and the answer. */
  asked: { question: string; answer: string }
}
