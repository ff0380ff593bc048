import { fireEvent, render, screen } from '@testing-library/react'
import type { ExplainedError } from '@tekskills/shared/contracts/release-errors'
import { http } from '@tekskills/shared/http/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { ReleaseErrors } from './ReleaseErrors'

const error: ExplainedError = {
  remote: 'remote-public',
  release: 'p1',
  place: 'handler',
  message: 'x is undefined',
  frames: ['remote-public/p1/home.0a.js:1:1'],
  route: '/blog/:blogName',
  routes: ['/blog/:blogName', '/contact'],
  browsers: ['Chrome', 'Safari'],
  reports: 12,
  firstAt: '2026-11-27T12:00:00.000Z',
  lastAt: '2026-11-27T12:05:00.000Z',
  places: [
    { file: 'remote-public/src/kit/Card.tsx', line: 12, column: 3 },
    { file: 'remote-public/src/pages/Home.tsx', line: 40, column: 5 },
  ],
}

function open() {
  const choices = { 'remote-public': [{ release: 'p1', state: 'rollout' as const, percent: 10 }] }
  const element = <ReleaseErrors choices={choices} onBack={jest.fn()} onClose={jest.fn()} />
  const router = createMemoryRouter([{ path: '*', element }])
  return render(
    <ThemeProvider theme={companyTheme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}

test('ADR 0096 each error has its kind, message, place, pages, browsers, count and times, by release', async () => {
  const lost = { ...error, release: 'p2', message: 'lost', places: [], reports: 1 }
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: { minutes: 60, errors: [error, lost] } })
  const { container } = open()
  const release = await screen.findByRole('region', { name: 'remote-public p1 Rollout, 10%' })
  for (const text of ['Handler', 'x is undefined', 'remote-public/src/kit/Card.tsx:12:3', '12 times'])
    expect(release).toHaveTextContent(text)
  for (const text of ['/blog/:blogName, /contact', 'Chrome, Safari', 'First seen', 'Last seen'])
    expect(release).toHaveTextContent(text)
  expect(screen.getByRole('region', { name: 'remote-public p2 Not live' })).toHaveTextContent(
    'No source map for remote-public/p1/home.0a.js:1:1',
  )
  expect(get).toHaveBeenCalledWith('/release-errors', { baseURL: '', params: { minutes: 60 } })
  await expectAccessible(container)
})

test('ADR 0096 the screen says that it is loading, that nothing failed, or why it could not find out', async () => {
  const get = jest.spyOn(http, 'get').mockResolvedValue({ data: { minutes: 60, errors: [] } })
  open()
  expect(screen.getByRole('status')).toHaveTextContent('Loading what failed…')
  expect(await screen.findByText(/^Nothing failed in the last hour/)).toBeVisible()
  get.mockRejectedValue(Object.assign(new Error('The service does not respond.'), { status: 503 }))
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '1440' } })
  expect(await screen.findByText('The service does not respond.')).toBeVisible()
  get.mockResolvedValue({ data: { minutes: 1440, errors: [error] } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('x is undefined')).toBeVisible()
  expect(get).toHaveBeenLastCalledWith('/release-errors', { baseURL: '', params: { minutes: 1440 } })
})

test('ADR 0096 a visitor is asked to log in', async () => {
  jest.spyOn(http, 'get').mockRejectedValue(Object.assign(new Error('Only staff'), { status: 403 }))
  open()
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
})
