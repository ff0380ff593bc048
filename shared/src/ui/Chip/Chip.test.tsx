import { screen } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { FilterChip } from './FilterChip'
import { Tag } from './Tag'

test('a filter in the address is a link that says when it is on', async () => {
  const { router, user } = renderInTheme(
    <>
      <FilterChip to="/resources/blogs?category=cloud" count={12}>
        Cloud
      </FilterChip>
      <FilterChip to="/resources/blogs" selected>
        All
      </FilterChip>
    </>,
  )
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
  const cloud = screen.getByRole('link', { name: 'Cloud 12' })
  expect(cloud).not.toHaveAttribute('aria-current')
  await user.click(cloud)
  expect(router.state.location.search).toBe('?category=cloud')
})

test('a filter of the page is a button that is pressed or not', async () => {
  const handleClick = jest.fn()
  const { user } = renderInTheme(
    <FilterChip selected onClick={handleClick}>
      Drafts
    </FilterChip>,
  )
  await user.click(screen.getByRole('button', { name: 'Drafts', pressed: true }))
  expect(handleClick).toHaveBeenCalledTimes(1)
})

test('a tag is words; one that may go has a button that names it', async () => {
  const handleRemove = jest.fn()
  const { user } = renderInTheme(
    <>
      <Tag>Landing zones</Tag>
      <Tag onRemove={handleRemove}>FinOps</Tag>
    </>,
  )
  expect(screen.getByText('Landing zones')).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Remove FinOps' }))
  expect(handleRemove).toHaveBeenCalledTimes(1)
})
