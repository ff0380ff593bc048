import { hydrateRoot } from 'react-dom/client'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { ServerRenderedSection } from './ServerRenderedSection'

const HTML = '<h1>As the server rendered it</h1>'

function fallbackPage() {
  const section = document.createElement('div')
  section.innerHTML = HTML
  const element = <ServerRenderedSection section={section} locationKey="default" reload={() => Promise.resolve()} />
  const router = createMemoryRouter([{ path: '*', element }])
  return (
    <ThemeProvider theme={companyTheme}>
      <RouterProvider router={router} />
    </ThemeProvider>
  )
}

test('returning to a server-rendered page shows it as the server rendered it', () => {
  render(fallbackPage())
  expect(screen.getByRole('heading', { name: 'As the server rendered it' })).toBeVisible()
})

test('hydration keeps the server-rendered elements in place', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = `<div id="section">${HTML}</div>`
  const heading = container.querySelector('h1')
  const onRecoverableError = jest.fn()
  await act(async () => hydrateRoot(container, fallbackPage(), { onRecoverableError }))
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  expect(container.querySelector('h1')).toBe(heading)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
