import type { SeedAuthor } from './types'

export const seedAuthors: SeedAuthor[] = [
  {
    authorName: 'Ngozi Halvorsen',
    designation: 'Principal Engineer, Cloud Platforms',
    description:
      'Ngozi builds the cloud foundations other teams deploy to. She has worked in Lagos and Amsterdam, first running networks and then replacing them with code, and still reads every bill before she reads a diagram.',
    slug: 'ngozi-halvorsen',
  },
  {
    authorName: 'Tomás Arrebola',
    designation: 'Lead Architect, Data and AI',
    description:
      'Tomás designs data platforms for manufacturers and insurers from Amsterdam. He began as a statistician, moved to engineering when his models kept failing in production, and writes about the agreements between teams that make data usable.',
    slug: 'tomas-arrebola',
  },
  {
    authorName: 'Meenal Kharband',
    designation: 'SAP Finance Lead, India',
    description:
      'Meenal leads conversions of finance and supply-chain systems from Hyderabad. She was an accountant before she became a consultant, and judges a project by its first month-end close, not its go-live.',
    slug: 'meenal-kharband',
  },
  {
    authorName: 'Farid Tuwaira',
    designation: 'Security Lead, Gulf Region',
    description:
      'Farid works with banks and utilities across the Gulf from Dubai. He has led incident response, written policy and been through audits on both sides of the table. He would rather remove a permission than add a tool.',
    slug: 'farid-tuwaira',
  },
  {
    authorName: 'Joanne Pettibrook',
    designation: 'Delivery Lead, Quality and Service Operations',
    description:
      'Joanne runs testing and support engagements from Toronto. She has been on call for a payments service and rolled out a hospital system, and learned from both to take small, early warnings seriously.',
    slug: 'joanne-pettibrook',
  },
  {
    authorName: 'Kiet Duong-Mercer',
    designation: 'Delivery Lead, Modernisation and Talent',
    description:
      'Kiet plans migrations, and the teams that carry them out, from Singapore. He learned COBOL in his first job because no one else would, and has since helped retire more of it than he ever wrote.',
    slug: 'kiet-duong-mercer',
  },
]
