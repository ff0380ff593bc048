import type { Role } from '@tekskills/shared/contracts/access'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'
import { contentLists } from '../../kit/content/find-content'
import { applicantPage, editOf, paths } from '../../paths'
import type { Command } from './palette-commands'

/** Number of items requested of each kind. */
const SIZE = 5

interface Kind {
  url: string
  hint: string
  /** The field with the title, or with the name of a person. */
  title: string
  pageOf: (id: string) => string
}

const editor = (addPath: string) => (id: string) => editOf(addPath, id)

const kinds: Record<Role, readonly Kind[]> = {
  BLOGS: [
    { ...contentLists.BLOG, hint: 'Blog', pageOf: editor(paths.addBlog) },
    { ...contentLists.CASESTUDY, hint: 'Case study', pageOf: editor(paths.addCaseStudy) },
    { ...contentLists.NEWSROOM, hint: 'Newsroom', pageOf: editor(paths.addNews) },
  ],
  CAREERS: [
    { url: '/career/get-allcareers', hint: 'Job', title: 'jobTitle', pageOf: editor(paths.addCareer) },
    { url: '/jobApplicants/getApplicants', hint: 'Applicant', title: 'name', pageOf: applicantPage },
  ],
}

type Row = { id: string } & Record<string, unknown>

/**
 * Items of a role that contain these words, those with all of them in the title first. Rejects if a list cannot be
 * read.
 */
export async function findItems(role: Role, typed: string, signal: AbortSignal): Promise<Command[]> {
  const found = await Promise.all(kinds[role].map((kind) => findOf(kind, typed, signal)))
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isInTitle = ({ label }: Command) => words.every((word) => label.toLowerCase().includes(word))
  const items = found.flat()
  return [...items.filter(isInTitle), ...items.filter((item) => !isInTitle(item))]
}

async function findOf({ url, hint, title, pageOf }: Kind, q: string, signal: AbortSignal): Promise<Command[]> {
  const { data } = await http.get<Page<Row>>(url, { params: { q, size: SIZE }, signal })
  return data.content.map((row) => ({
    group: 'Items',
    label: String(row[title] ?? ''),
    hint,
    to: pageOf(row.id),
  }))
}
