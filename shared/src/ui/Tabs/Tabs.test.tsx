import { screen } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { Tabs } from './Tabs'

const items = [
  { value: 'scope', label: 'Scope', panel: 'What we build.' },
  { value: 'team', label: 'Team', panel: 'Who builds it.' },
  { value: 'price', label: 'Price', panel: 'What it costs.', disabled: true },
  { value: 'proof', label: 'Proof', panel: 'Where it runs.' },
]

test('the first tab is open, and its panel is named by it', () => {
  renderInTheme(<Tabs label="Engagement" items={items} />)
  expect(screen.getByRole('tablist', { name: 'Engagement' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Scope', selected: true })).toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'Scope' })).toHaveTextContent('What we build.')
})

test('a click opens a tab and notifies the parent', async () => {
  const handleChange = jest.fn()
  const { user } = renderInTheme(<Tabs label="Engagement" items={items} onValueChange={handleChange} />)
  await user.click(screen.getByRole('tab', { name: 'Team' }))
  expect(screen.getByRole('tabpanel', { name: 'Team' })).toBeVisible()
  expect(handleChange).toHaveBeenCalledWith('team')
})

test('the tabs are one tab stop; arrows, Home and End move and open', async () => {
  const { user } = renderInTheme(<Tabs label="Engagement" items={items} />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Scope' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Team', selected: true })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Proof', selected: true })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'Scope', selected: true })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel', { name: 'Scope' })).toHaveFocus()
})

test('a disabled tab does not open', async () => {
  const { user } = renderInTheme(<Tabs label="Engagement" items={items} />)
  await user.click(screen.getByRole('tab', { name: 'Price' }))
  expect(screen.getByRole('tab', { name: 'Scope', selected: true })).toBeVisible()
})

test('the open tab can be controlled by the parent', () => {
  renderInTheme(<Tabs label="Engagement" items={items} value="proof" />)
  expect(screen.getByRole('tabpanel', { name: 'Proof' })).toBeVisible()
})
