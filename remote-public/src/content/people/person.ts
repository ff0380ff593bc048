import type { RegionName } from '@tekskills/shared/contracts/company-facts'

/** A portrait that staff have uploaded: the picture of the author with the same slug. */
export interface UploadedPortrait {
  url: string
  imageAlt: string
}

/** A member of the leadership team. The people are fictional. */
export interface Person {
  /** The `{name}` of `/leadershipDetails/{name}`. */
  slug: string
  name: string
  role: string
  region: RegionName
  /** One sentence for the list. */
  line: string
  /** Their story, in the third person. */
  story: readonly string[]
  answersFor: readonly string[]
  /** The services and categories they lead, by slug; `enquiries` for the person who reads the contact form. */
  leads: readonly string[]
  /** A frequent question of clients, with the answer. */
  asked: { question: string; answer: string }
}
