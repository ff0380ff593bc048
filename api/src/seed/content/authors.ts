import type { SeedAuthor } from './types'

export const seedAuthors: SeedAuthor[] = [
  {
    authorName: 'Ngozi Halvorsen',
    designation: 'Principal Engineer, Cloud Platforms',
    description:
      'Ngozi builds the foundations other teams deploy to. She has spent most of her working life between Lagos and Oslo, first running networks and then replacing them with code, and she still reads every bill line by line before she reads a diagram.',
    slug: 'ngozi-halvorsen',
  },
  {
    authorName: 'Tomás Arrebola',
    designation: 'Lead Architect, Data and AI',
    description:
      'Tomás designs data platforms for manufacturers and insurers from Valencia. He began as a statistician, moved to engineering when his models kept failing on Mondays, and writes about the agreements between teams that make data usable.',
    slug: 'tomas-arrebola',
  },
  {
    authorName: 'Meenal Kharband',
    designation: 'Practice Director, SAP',
    description:
      'Meenal leads conversions of finance and supply-chain systems from Hyderabad. She was an accountant before she was a consultant and judges a project by the first month-end close after it, not by its go-live.',
    slug: 'meenal-kharband',
  },
  {
    authorName: 'Farid Tuwaira',
    designation: 'Head of Security Services',
    description:
      'Farid works with banks and utilities across the Gulf from Dubai. He has led incident response, written policy and sat through audits on both sides of the table, and he prefers a removed permission to a new tool.',
    slug: 'farid-tuwaira',
  },
  {
    authorName: 'Joanne Pettibrook',
    designation: 'Director, Quality and Service Operations',
    description:
      'Joanne runs testing and support engagements from Toronto. She has carried a pager for a payments service and a clipboard for a hospital system, and believes that both taught her the same lesson about small, early warnings.',
    slug: 'joanne-pettibrook',
  },
  {
    authorName: 'Kiet Duong-Mercer',
    designation: 'Director, Modernisation and Talent',
    description:
      'Kiet plans migrations and the teams that carry them out from Singapore. He learnt COBOL in his first job because nobody else in the room would, and has since helped retire more of it than he ever wrote.',
    slug: 'kiet-duong-mercer',
  },
]
