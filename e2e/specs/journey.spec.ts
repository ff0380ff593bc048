import { expectGone, runBlogJourney } from '../fixtures/blog-journey'
import { expect, test } from '../fixtures/test'

test('BO-04 MT-03 a visitor without JavaScript sees at once what an editor adds, changes and deletes', async ({
  editor,
  reader,
  unique,
}) => {
  const name = unique('Queues in hospitals')
  const address = await runBlogJourney({ editor, reader, name })
  await expectGone(reader, address)
  await reader.insights.gotoUnhydrated()
  await expect(reader.insights.articles.filter({ hasText: name })).toHaveCount(0)
})
