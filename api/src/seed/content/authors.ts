import { authors } from '@tekskills/shared/contracts/company-directory'
import type { SeedAuthor } from './types'

const author = (slug: keyof typeof authors) => ({
  slug,
  authorName: authors[slug].name,
  designation: authors[slug].role,
})

export const seedAuthors: SeedAuthor[] = [
  {
    ...author('ngozi-halvorsen'),
    description:
      'Ngozi builds the cloud foundations other teams deploy to. She has worked in Lagos and Amsterdam, first running networks and then replacing them with code, and still reads every bill before she reads a diagram.',
  },
  {
    ...author('tomas-arrebola'),
    description:
      'Tomás designs data platforms for manufacturers and insurers from Amsterdam. He began as a statistician, moved to engineering when his models kept failing in production, and writes about the agreements between teams that make data usable.',
  },
  {
    ...author('meenal-kharband'),
    description:
      'Meenal leads conversions of finance and supply-chain systems from Hyderabad. She was an accountant before she became a consultant, and judges a project by its first month-end close, not its go-live.',
  },
  {
    ...author('farid-tuwaira'),
    description:
      'Farid works with banks and utilities across the Gulf from Dubai. He has led incident response, written policy and been through audits on both sides of the table. He would rather remove a permission than add a tool.',
  },
  {
    ...author('joanne-pettibrook'),
    description:
      'Joanne runs testing and support engagements from Toronto. She has been on call for a payments service and rolled out a hospital system, and learned from both to take small, early warnings seriously.',
  },
  {
    ...author('kiet-duong-mercer'),
    description:
      'Kiet plans migrations, and the teams that carry them out, from Singapore. He learned COBOL in his first job because no one else would, and has since helped retire more of it than he ever wrote.',
  },
]
