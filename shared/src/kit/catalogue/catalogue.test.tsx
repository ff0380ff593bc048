import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { StyleSheetManager } from 'styled-components'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { catalogue } from './catalogue'
import { requiredStates, type KitEntry } from './kit-entry'

const UI = join(__dirname, '../../ui')
const folders = readdirSync(UI).sort()
const componentsIn = (folder: string) =>
  readdirSync(join(UI, folder))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''))
    .sort()

const sources = readdirSync(__dirname)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n')

/** Removes the styles after each test, because jsdom computes visibility more slowly the more there are. */
function renderEntry({ specimens }: KitEntry) {
  const styles = document.head.appendChild(document.createElement('div'))
  const view = renderInTheme(
    <StyleSheetManager target={styles}>
      <main>
        {specimens.map(({ label, element }) => (
          <div key={label}>{element}</div>
        ))}
      </main>
    </StyleSheetManager>,
  )
  return { ...view, removeStyles: () => styles.remove() }
}

test('every folder of the kit has exactly one entry', () => {
  expect(catalogue.map(({ name }) => name).sort()).toEqual(folders)
})

describe.each(catalogue.map((entry) => [entry.name, entry] as const))('%s', (name, entry) => {
  test('lists and shows every component of its folder', () => {
    expect([...entry.components].sort()).toEqual(componentsIn(name))
    for (const component of entry.components) expect(sources).toContain(`ui/${name}/${component}'`)
  })

  test('shows every state of its kind exactly once', () => {
    const labels = entry.specimens.map(({ label }) => label)
    expect(labels).toEqual([...new Set(labels)])
    expect(labels).toEqual(expect.arrayContaining([...requiredStates[entry.kind]]))
    expect(labels[0]).toBe('Rest')
  })

  // A theme changes only colors and sizes, which axe judges only in a browser: `kit.spec.ts`, at night.
  test('is accessible', async () => {
    const { container, user, removeStyles } = renderEntry(entry)
    if (entry.opens) {
      const opener = screen.getByRole('button', { name: entry.opens.press })
      await (entry.opens.appears === 'tooltip' ? user.hover(opener) : user.click(opener))
      const opened = await screen.findByRole(entry.opens.appears)
      await waitFor(() => expect(opened).toBeVisible())
      await expectAccessible(opened)
    }
    await expectAccessible(container)
    removeStyles()
  })
})
