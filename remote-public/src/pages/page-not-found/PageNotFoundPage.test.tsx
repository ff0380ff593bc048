import { screen, waitFor, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { loaderArgs, mockGet, pageOf } from '../../testing/service'

const route = manifest.routes.find(({ path }) => path === '/pagenotfound')

test('RT-05 /pagenotfound has status 404 and is not indexed', async () => {
  const { loader } = route ?? {}
  if (typeof loader !== 'function') throw new Error('The page has no loader.')
  expect(await loader(loaderArgs('/pagenotfound'))).toMatchObject({ init: { status: 404 } })
  expect(route?.handle).toMatchObject({ meta: { robots: 'noindex, nofollow' } })
})

test('RT-05 the page says that the address is unknown and links to the home page, the articles and the microsite', async () => {
  const { container } = renderRemote(manifest, '/pagenotfound')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/', '/resources/blogs', '/tekdatanova'])
  await expectAccessible(container)
})

const urls = ['/services/cloud', '/services/cybersecurity', '/resources/blogs', '/clients', '/careers']
const addresses = pageOf(urls.map((url) => ({ url, type: 'STATIC' })))

test('CL-01 the page suggests the most similar addresses with their titles', async () => {
  const cloud = { title: 'Cloud services | Tekskills' }
  const get = mockGet({ '/public/user/get-allurls': addresses, '/public/user/geturls': cloud })
  const { container } = renderRemote(manifest, '/pagenotfound?address=%2Fservces%2Fcluod')
  const list = await screen.findByRole('list')
  const found = within(list).getAllByRole('link')
  expect(found[0]).toHaveAttribute('href', '/services/cloud')
  expect(found[0]).toHaveTextContent('Cloud services')
  expect(get).toHaveBeenCalledWith(
    '/public/user/get-allurls',
    expect.objectContaining({ params: { page: 0, size: 100 } }),
  )
  await expectAccessible(container)
})

test.each(['/zzzz', '/'])('for %s there are no similar addresses and no suggestions', async (address) => {
  const get = mockGet({ '/public/user/get-allurls': addresses })
  renderRemote(manifest, `/pagenotfound?address=${encodeURIComponent(address)}`)
  await waitFor(() => expect(get).toHaveBeenCalled())
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
