import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { nightlyTest } from './nightly-test'
import type { TestApp } from './test-app'

/** Paths and field names of the three content types, which otherwise behave the same. */
export const contentTypes = [
  {
    kind: 'BLOG',
    area: '/api/blogs',
    list: 'get-allblogs',
    remove: 'deleteBlog',
    name: 'blogName',
    detail: '/api/public/user/blogs?name=',
    publicList: '/api/public/user/get-allblogs',
    page: '/blog/',
    text: 'content',
    slug: 'slug',
    picture: 'image',
  },
  {
    kind: 'NEWSROOM',
    area: '/api/newsRoom',
    list: 'get-allnewsRoom',
    remove: 'deleteNewsRoom',
    name: 'title',
    detail: '/api/public/user/newsRoom?name=',
    publicList: '/api/public/user/get-allnewsRoom',
    page: '/newsroom/',
    text: 'content',
    slug: 'slug',
    picture: 'image',
  },
  {
    kind: 'CASESTUDY',
    area: '/api/caseStudy',
    list: 'get-allcaseStudy',
    remove: 'deleteCaseStudy',
    name: 'caseStudyName',
    detail: '/api/public/user/caseStudy?url=',
    publicList: '/api/public/user/get-allcaseStudy',
    page: '/individualcasestudy/',
    text: 'solution',
    slug: 'url',
    picture: 'bannerImage',
  },
] as const

export type ContentType = (typeof contentTypes)[number]

/** What runs a test of one content type: `npm test` those of blogs, the nightly pipeline the same of all three. */
export const testOf = ({ kind }: ContentType) => (kind === 'BLOG' ? test : nightlyTest)

/** Requests for one content type by a signed-in account. */
export function itemCalls({ app }: TestApp, headers: { authorization: string }, contentType: ContentType) {
  const { area, list, remove, detail, publicList, name } = contentType
  const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, payload?: object) =>
    app.inject({ method, url: `${area}${path}`, headers, payload })
  return {
    send,
    add: async (title: string, fields: object = {}): Promise<StaffItem> => {
      const response = await send('POST', '', { [name]: title, description: `About ${title}.`, ...fields })
      assert.equal(response.statusCode, 201, response.body)
      return response.json<StaffItem>()
    },
    put: (payload: object) => send('PUT', '', payload),
    read: async (id: string) => (await send('GET', `/${id}`)).json<StaffItem & Record<string, unknown>>(),
    remove: (id: string) => send('DELETE', `/${remove}/${id}`),
    table: (query = '') => send('GET', `/${list}${query}`),
    /** Reads an item as a visitor. */
    visit: (slug: string, query = '') => app.inject({ url: `${detail}${encodeURIComponent(slug)}${query}` }),
    publicNames: async (query = '') =>
      (await app.inject({ url: `${publicList}${query}` }))
        .json<{ content: Record<string, unknown>[] }>()
        .content.map((card) => card[name]),
  }
}
