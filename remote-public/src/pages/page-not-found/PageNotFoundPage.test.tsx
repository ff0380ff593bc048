import { screen } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { loaderArgs } from '../../testing/service'

const route = manifest.routes.find(({ path }) => path === '/pagenotfound')

test('RT-05 /pagenotfound answers with status 404 and is kept out of search engines', async () => {
  const { loader } = route ?? {}
  if (typeof loader !== 'function') throw new Error('The page has no loader.')
  expect(await loader(loaderArgs('/pagenotfound'))).toMatchObject({ init: { status: 404 } })
  expect(route?.handle).toMatchObject({ meta: { robots: 'noindex, nofollow' } })
})

test('RT-05 the page says that nothing is here and leads home, to the articles and to the microsite', async () => {
  const { container } = renderRemote(manifest, '/pagenotfound')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('No signal at this address.')
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/', '/resources/blogs', '/tekdatanova'])
  await expectAccessible(container)
})
