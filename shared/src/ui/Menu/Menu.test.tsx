import { screen, waitFor } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { Menu, type MenuProps } from './Menu'

function renderMenu(more: Partial<MenuProps> = {}) {
  const handleCopy = jest.fn()
  const handleDelete = jest.fn()
  const items = [
    { label: 'Edit', to: '/blogs' },
    { label: 'Copy the address', onSelect: handleCopy },
    { label: 'Publish', disabled: true, onSelect: handleCopy },
    { label: 'Delete', danger: true, startsGroup: true, onSelect: handleDelete },
  ]
  return { ...renderInTheme(<Menu label="Actions" items={items} {...more} />), handleCopy, handleDelete }
}

const opener = () => screen.getByRole('button', { name: 'Actions' })

test('the button opens the menu; an item performs its action and closes it', async () => {
  const { user, handleCopy } = renderMenu()
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener())
  const menu = await screen.findByRole('menu', { name: 'Actions' })
  await waitFor(() => expect(menu).toBeVisible())
  await user.click(screen.getByRole('menuitem', { name: 'Copy the address' }))
  expect(handleCopy).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('the keyboard opens it, moves, finds by letter and chooses, and the focus returns to the button', async () => {
  const { user, handleDelete } = renderMenu({ trigger: 'dots' })
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Copy the address' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{Home}d')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(handleDelete).toHaveBeenCalledTimes(1)
  expect(opener()).toHaveFocus()
})

test('Escape closes it and changes nothing', async () => {
  const { user, handleCopy, handleDelete } = renderMenu()
  await user.click(opener())
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
  expect(handleCopy).not.toHaveBeenCalled()
  expect(handleDelete).not.toHaveBeenCalled()
})

test('an item with a path navigates, a disabled one does nothing', async () => {
  const { user, router, handleCopy } = renderMenu()
  await user.click(opener())
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }))
  expect(handleCopy).not.toHaveBeenCalled()
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(router.state.location.pathname).toBe('/blogs')
})
