import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '../../theme/company-theme'
import { catalogue } from './catalogue'
import type { KitEntry } from './kit-entry'

const show = ({ specimens }: KitEntry) => (
  <ThemeProvider theme={companyTheme}>
    <MemoryRouter>
      {specimens.map(({ label, element }) => (
        <div key={label}>{element}</div>
      ))}
    </MemoryRouter>
  </ThemeProvider>
)

test.each(catalogue.map((entry) => [entry.name, entry] as const))(
  '%s hydrates from server-rendered HTML, which needs no style attribute',
  async (_, entry) => {
    const errors: unknown[] = []
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(show(entry))
    expect(container.innerHTML).not.toContain('style=')

    const root = await act(() =>
      hydrateRoot(container, show(entry), { onRecoverableError: (error) => errors.push(error) }),
    )
    expect(errors).toEqual([])
    act(() => root.unmount())
    container.remove()
  },
)
