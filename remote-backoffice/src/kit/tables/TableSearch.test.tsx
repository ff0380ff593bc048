import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchParams } from '@tekskills/shared/routing/router'
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
  expect(onSearch).toHaveBeenLastCalledWith('portx')
})

test('the typed text stays while its search is loading, and follows the address afterwards', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { router } = renderInTheme(<AddressSearch />)
  const field = screen.getByLabelText('Search')
  const load = (address: string) => act(() => router.navigate(address))
  await user.type(field, 'port')
  act(() => jest.runAllTimers())
  await user.type(field, 'al')
  await load('/?q=port')
  expect(field).toHaveValue('portal')
  await load('/')
  expect(field).toHaveValue('')
  await load('/?q=port')
  expect(field).toHaveValue('port')
})

/** A search whose results never load by themselves. */
function AddressSearch() {
  const [search] = useSearchParams()
  return <TableSearch label="Search" placeholder="Name" value={search.get('q') ?? ''} onSearch={() => undefined} />
}
