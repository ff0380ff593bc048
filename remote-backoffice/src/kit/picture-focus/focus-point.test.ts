import { cropPosition, SHARED_PICTURE_SIZE } from './focus-point'

const wide = { width: 2000, height: 630 }

test.each([
  [{ x: 0, y: 50 }, wide, '0.0% 50.0%'],
  [{ x: 100, y: 50 }, wide, '100.0% 50.0%'],
  [{ x: 50, y: 0 }, wide, '50.0% 50.0%'],
  [{ x: 40, y: 50 }, wide, '25.0% 50.0%'],
  [{ x: 50, y: 10 }, { width: 1200, height: 1260 }, '50.0% 0.0%'],
])(
  'BO-01 a crop keeps the focal point %o of the picture %o in view as far as the edges allow',
  (point, picture, position) => {
    expect(cropPosition(point, picture, SHARED_PICTURE_SIZE)).toBe(position)
  },
)
