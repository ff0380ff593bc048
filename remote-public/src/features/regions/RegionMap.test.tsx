import { screen } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { home } from '../../content/home'
import { RegionMap } from './RegionMap'

test('each of the eight regions is on the map with its name', async () => {
  const { container } = renderInTheme(<RegionMap regions={home.regions.items} />)
  for (const { name } of home.regions.items) expect(screen.getByText(name)).toBeInTheDocument()
  expect(container.querySelectorAll('svg g')).toHaveLength(8)
  await expectAccessible(container)
})

test('an unknown region is left out', () => {
  const { container } = renderInTheme(<RegionMap regions={[{ name: 'Atlantis' }]} />)
  expect(screen.queryByText('Atlantis')).not.toBeInTheDocument()
  expect(container.querySelector('svg path')).toBeInTheDocument()
})
