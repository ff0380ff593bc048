import { screen, within } from '@testing-library/react'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { Pagination } from './Pagination'
import { pageWindow } from './page-window'

test('pages are links that keep the other query parameters', async () => {
  const { container } = renderInTheme(<Pagination page={2} totalPages={9} />, {
    url: '/resources/blogs?q=cloud&page=2',
  })
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/resources/blogs?q=cloud&page=3')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/resources/blogs?q=cloud')
  await expectAccessible(container)
})

test('the first page has no previous link and the last no next link', () => {
  renderInTheme(<Pagination page={0} totalPages={1} label="One" />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()

  renderInTheme(
    <>
      <Pagination page={0} totalPages={2} label="Start" />
      <Pagination page={1} totalPages={2} label="End" />
    </>,
  )
  const start = within(screen.getByRole('navigation', { name: 'Start' }))
  const end = within(screen.getByRole('navigation', { name: 'End' }))
  expect(start.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
  expect(end.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
})

test.each([
  [0, 3, [0, 1, 2]],
  [4, 12, [0, null, 3, 4, 5, null, 11]],
  [2, 12, [0, 1, 2, 3, null, 11]],
  [3, 5, [0, 1, 2, 3, 4]],
])('page %i of %i offers %j', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected)
})
