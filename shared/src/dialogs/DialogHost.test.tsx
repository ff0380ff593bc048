import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeProvider } from 'styled-components'
import { expectAccessible } from '../testing/accessibility'
import { companyTheme } from '../theme/company-theme'
import { DialogHost } from './DialogHost'
import type { DialogType } from '../ui/Dialog/Dialog'
import { confirm, showDialog, type ConfirmOptions } from './dialog-store'

function renderHost() {
  render(
    <ThemeProvider theme={companyTheme}>
      <button type="button">Opener</button>
      <DialogHost />
    </ThemeProvider>,
  )
  return { user: userEvent.setup() }
}

const ask = (options: ConfirmOptions) => {
  let answer: Promise<boolean> = Promise.resolve(false)
  act(() => {
    answer = confirm(options)
  })
  return answer
}

test('LY-04 a dialog shows heading, message, Ok and a close icon, and is 350px wide at most', async () => {
  renderHost()
  act(() => void showDialog({ kind: 'success', message: 'Successfully Submitted' }))

  const dialog = screen.getByRole('alertdialog', { name: 'Success!', description: 'Successfully Submitted' })
  expect(dialog).toHaveStyle({ inlineSize: '350px' })
  expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  await expectAccessible(dialog)
})

test.each<[DialogType, string, string]>([
  ['success', 'Success!', companyTheme.color.success],
  ['warning', 'Warning', companyTheme.color.accent],
  ['warn', 'Warning', companyTheme.color.danger],
  ['error', 'Error', companyTheme.color.danger],
  ['plain', 'Please note', companyTheme.color.text],
])('LY-04 the heading of a %s dialog is "%s" in its color', (kind, heading, color) => {
  renderHost()
  act(() => void showDialog({ kind, message: 'Something happened.' }))
  expect(screen.getByRole('heading', { name: heading })).toHaveStyle({ color })
})

test('LY-04 a click outside does not close it', async () => {
  const { user } = renderHost()
  act(() => void showDialog({ message: 'Still here.' }))
  await user.click(screen.getByText('Opener'))
  await user.click(screen.getByRole('alertdialog'))
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

test.each([
  ['the confirming button', { name: 'Delete' }, true],
  ['the other button', { name: 'Keep' }, false],
  ['the close icon', { name: 'Close' }, false],
])('%s closes a question with the expected result and restores the focus', async (_, button, expected) => {
  const { user } = renderHost()
  await user.click(screen.getByRole('button', { name: 'Opener' }))
  const answer = ask({ message: 'Delete this blog?', confirmLabel: 'Delete', cancelLabel: 'Keep' })
  await user.click(screen.getByRole('button', button))

  expect(await answer).toBe(expected)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus()
})

test('LY-04 Escape dismisses it, which counts as a no', async () => {
  const { user } = renderHost()
  const answer = ask({ message: 'Delete this blog?' })
  await user.keyboard('{Escape}')
  expect(await answer).toBe(false)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('dialogs are queued', async () => {
  const { user } = renderHost()
  act(() => {
    void showDialog({ message: 'First' })
    void showDialog({ message: 'Second' })
  })
  expect(screen.getByRole('alertdialog')).toHaveTextContent('First')
  await user.click(screen.getByRole('button', { name: 'Ok' }))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Second')
})

test('the safe choice of a question can be the primary button: last, and focused', async () => {
  const { user } = renderHost()
  const answer = ask({
    kind: 'warn',
    message: 'Leave?',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    cancelIsPrimary: true,
  })
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.indexOf('Stay')).toBe(names.indexOf('Leave') + 1)
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await answer).toBe(false)
})
