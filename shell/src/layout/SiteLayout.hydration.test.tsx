import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Chrome } from '@tekskills/shared/contracts/access'
import { SiteLayout } from './SiteLayout'

const page = (chrome: Chrome) => {
  const element = (
    <SiteLayout chrome={chrome} staff={null} onLogout={() => undefined}>
      <h1>Insights</h1>
    </SiteLayout>
  )
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
}

test.each<Chrome>(['site', 'microsite', 'bare'])('the server-rendered %s layout hydrates without changes', (chrome) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(chrome))
  const before = container.innerHTML
  expect(before).not.toContain('style=')

  render(page(chrome), { container, hydrate: true })
  expect(container.innerHTML).toBe(before)
  expect(screen.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
})
