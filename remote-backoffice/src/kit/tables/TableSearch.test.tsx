import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { TableSearch } from './TableSearch'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a search begins after a pause in typing, or as soon as the field is left, once', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const onSearch = jest.fn<void, [string | undefined]>()
  renderInTheme(<TableSearch label="Search" placeholder="Name" value="" onSearch={onSearch} />)
  await user.type(screen.getByLabelText('Search'), 'port')
  expect(onSearch).not.toHaveBeenCalled()
  await user.tab()
  expect(onSearch.mock.calls).toEqual([['port']])
  act(() => jest.runAllTimers())
  expect(onSearch).toHaveBeenCalledTimes(1)
  await user.type(screen.getByLabelText('Search'), 'x')
  expect(onSearch).toHaveBeenCalledTimes(1)
  act(() => jest.runAllTimers())
  expect(onSearch).toHaveBeenLastCalledWith('x')
})
