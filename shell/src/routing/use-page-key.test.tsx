import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { usePageKey } from './use-page-key'

const KeyText = () => <output>{usePageKey()}</output>
const shown = () => screen.getByRole('status').textContent

function start() {
  const router = createMemoryRouter([{ path: '*', Component: KeyText }], { initialEntries: ['/a?page=1'] })
  render(<RouterProvider router={router} />)
  return (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to))
}

test('RT-07 a changed parameter and a repeated link each create a new page', async () => {
  const navigate = start()
  const first = shown()
  await navigate('/a?page=2')
  const second = shown()
  await navigate('/a?page=2')
  expect(new Set([first, second, shown()]).size).toBe(3)
})

test('a jump to a fragment and a filter stored in the URL keep the page', async () => {
  const navigate = start()
  const first = shown()
  await navigate('/a?page=1#part')
  await navigate('/a?page=1#other')
  await navigate('/a?page=3', { state: { samePage: true }, replace: true })
  expect(shown()).toBe(first)
  await navigate('/a?page=1')
  expect(shown()).not.toBe(first)
})
