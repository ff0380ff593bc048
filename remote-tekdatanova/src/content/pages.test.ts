import { catalogue } from './catalogue'
import type { PageContent } from './types'

/** Every sentence that the page says, without the names of its pictures and icons. */
function wordsOf(content: PageContent): string[] {
  const texts: string[] = []
  const collect = (value: unknown, key = '') => {
    if (typeof value === 'string' && !['icon', 'image', 'background'].includes(key)) texts.push(value)
    else if (typeof value === 'object' && value) Object.entries(value).forEach(([name, part]) => collect(part, name))
  }
  collect(content)
  return texts
}

const slugs = [...catalogue.keys()]

test.each(slugs)('MS-10 %s says at least 350 words of its own and no sentence twice', async (slug) => {
  const { content } = (await catalogue.get(slug)?.load()) ?? {}
  const texts = content ? wordsOf(content) : []
  expect(texts.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(350)
  expect(texts).toEqual([...new Set(texts)])
})

test.each(slugs)('MT-01 %s has a head of its own', async (slug) => {
  const { meta } = (await catalogue.get(slug)?.load()) ?? {}
  expect(meta).toMatchObject({
    title: expect.stringMatching(/ \| TekDataNova$/),
    description: expect.stringMatching(/^.{80,170}$/),
    keywords: expect.stringMatching(/\S/),
  })
})
