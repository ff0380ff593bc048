import { reportCaught, reportUncaught } from './report-uncaught'

const threw = jest.fn()
beforeAll(() => reportUncaught({ threw }))
beforeEach(() => threw.mockClear())

const named = (name: string) => Object.assign(new Error('lost'), { name })

test('code that cannot be loaded is reported as such, even if a message is shown instead', () => {
  reportCaught(named('ChunkLoadError'))
  expect(threw).toHaveBeenCalledWith('chunk', expect.objectContaining({ name: 'ChunkLoadError' }), expect.anything())
})

test('a bug that an error boundary handles is reported, an unreachable service is not', () => {
  reportCaught(new TypeError('x is undefined'))
  expect(threw).toHaveBeenCalledTimes(1)
  expect(threw.mock.lastCall?.[0]).toBe('handler')
  reportCaught(named('ApiError'))
  expect(threw).toHaveBeenCalledTimes(1)
})
