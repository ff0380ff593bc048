import { screen } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { Progress } from './Progress'

test('it shows its label and the percentage', () => {
  renderInTheme(<Progress label="Uploading hero.png" value={64.4} />)
  const bar = screen.getByRole('progressbar', { name: 'Uploading hero.png' })
  expect(bar).toHaveAttribute('value', '64.4')
  expect(bar).toHaveAttribute('aria-valuetext', '64%')
  expect(screen.getByText('64%')).toBeVisible()
})

test('custom text replaces the percentage', () => {
  renderInTheme(<Progress label="Uploading hero.png" value={64} text="3.1 of 4.8 MB" />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3.1 of 4.8 MB')
})

test('without a value it is indeterminate', () => {
  renderInTheme(<Progress label="Importing applicants" />)
  const bar = screen.getByRole('progressbar', { name: 'Importing applicants' })
  expect(bar).not.toHaveAttribute('value')
  expect(bar).not.toHaveAttribute('aria-valuetext')
})
