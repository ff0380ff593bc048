import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { looks } from '../../content/people/looks'
import { bustPaths } from './bust-paths'
import { Portrait } from './Portrait'

const drawn = Object.entries(looks).flatMap(([name, look]) => (look ? [{ name, ...bustPaths(look) }] : []))

test('no two people are drawn alike, each in all tones', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(8)
  expect(new Set(drawn.map(({ ink }) => ink)).size).toBe(drawn.length)
  for (const { ink, shade, skin } of drawn) for (const path of [ink, shade, skin]) expect(path).toMatch(/^M[\d.]+ /)
})

test('a person with a look is drawn, and everyone else has initials', () => {
  const pathsOf = (name: string) => {
    const { container, unmount } = renderInTheme(<Portrait name={name} portrait={null} sizes="96px" />)
    const paths = Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d'))
    unmount()
    return paths
  }
  const [first] = drawn
  expect(pathsOf(first?.name ?? '')).toContain(first?.ink)
  expect(pathsOf('Nobody Known')).not.toContain(first?.ink)
  expect(pathsOf('Nobody Known')).toHaveLength(2)
})
