import { withAdded, withMoved } from './gallery-order'

const picture = (id: number, version = '1') => ({
  src: `/api/public/user/media/00000000-0000-4000-8000-${String(id).padStart(12, '0')}?v=${version}`,
  alt: '',
  caption: '',
  width: null,
  height: null,
})

test('a picture of a gallery moves, and the others keep their order', () => {
  expect(withMoved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(withMoved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('a second choice of a picture takes it back, whatever its version, and a gallery takes twelve', () => {
  const two = withAdded(withAdded([], picture(1)), picture(2))
  expect(withAdded(two, picture(1, '2'))).toEqual([picture(2)])
  const full = Array.from({ length: 12 }, (_, index) => picture(index))
  expect(withAdded(full, picture(12))).toBe(full)
})
