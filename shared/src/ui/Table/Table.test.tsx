import { screen } from '@testing-library/react'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { SortableTh, type SortDirection } from './SortableTh'
import { Table, Td, Th, Tr } from './Table'

const renderTable = (direction?: SortDirection) => {
  const handleSort = jest.fn()
  const view = renderInTheme(
    <Table caption="Blogs">
      <thead>
        <tr>
          <SortableTh direction={direction} onSort={handleSort}>
            Name
          </SortableTh>
          <Th scope="col">Reads</Th>
        </tr>
      </thead>
      <tbody>
        <Tr>
          <Td>Landing zones that land</Td>
          <Td $align="end">137</Td>
        </Tr>
      </tbody>
    </Table>,
  )
  return { ...view, handleSort }
}

test('a table is named by its caption, and its frame can be scrolled by keyboard', async () => {
  const { container } = renderTable()
  expect(screen.getByRole('table', { name: 'Blogs' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Blogs' })).toHaveAttribute('tabindex', '0')
  await expectAccessible(container)
})

test.each<[SortDirection | undefined, string | null, SortDirection]>([
  [undefined, null, 'asc'],
  ['asc', 'ascending', 'desc'],
  ['desc', 'descending', 'asc'],
])('a column sorted %s has aria-sort %s and sorts %s next', async (direction, ariaSort, next) => {
  const { handleSort, user } = renderTable(direction)
  const header = screen.getByRole('columnheader', { name: 'Name' })
  expect(header.getAttribute('aria-sort')).toBe(ariaSort)
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(handleSort).toHaveBeenCalledWith(next)
})
