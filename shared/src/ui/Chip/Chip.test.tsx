import { screen } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { FilterChip } from './FilterChip'
import { Tag } from './Tag'

test('a filter in the URL is a link that is marked when it is selected', async () => {
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

test('a filter outside the URL is a toggle button', async () => {
  const handleClick = jest.fn()
  const { user } = renderInTheme(
    <FilterChip selected onClick={handleClick}>
      Drafts
    </FilterChip>,
  )
  await user.click(screen.getByRole('button', { name: 'Drafts', pressed: true }))
  expect(handleClick).toHaveBeenCalledTimes(1)
})

test('a tag is text; a removable one has a button with its name', async () => {
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
