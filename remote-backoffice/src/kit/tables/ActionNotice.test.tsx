import { act, fireEvent, screen } from '@testing-library/react'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { NOTICE_MS } from '../staff-page/use-notice-timer'
import { ActionNotice } from './ActionNotice'
import type { RecordList, RowAction, RowResult, TableRow } from './record-list-definition'

const row = { id: 'b1' }
const action: RowAction<TableRow> = {
  label: 'Publish',
  done: 'published',
  icon: null,
  run: async () => [],
  undo: async () => [],
}
const list: RecordList<TableRow> = {
  source: { url: '/blogs/get-allblogs', rules: { columns: [], defaultSort: 'name,asc', types: [] } },
  noun: { one: 'blog', many: 'blogs' },
  heading: 'Blogs',
  nameOf: () => 'Notes on queues',
  columns: [],
  actions: [action],
  searches: 'Name',
  filter: { label: 'Status', all: 'All', choices: [] },
}

function show(result: RowResult) {
  const handleDismiss = jest.fn()
  const outcome = { action, rows: [row], results: [result] }
  renderInTheme(
    <>
      <h1>Blogs</h1>
      <ActionNotice
        list={list}
        outcome={outcome}
        isBusy={false}
        onUndo={async () => undefined}
        onDismiss={handleDismiss}
      />
    </>,
  )
  return { handleDismiss }
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a notice of success is announced and leaves by itself; the focus moves to the heading', () => {
  const { handleDismiss } = show({ id: 'b1', ok: true })
  expect(screen.getByRole('status')).toHaveTextContent('“Notes on queues” was published.')
  wait(NOTICE_MS - 1)
  expect(handleDismiss).not.toHaveBeenCalled()
  wait(1)
  expect(handleDismiss).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('heading', { name: 'Blogs' })).toHaveFocus()
})

test('a notice stays while it is pointed at or one of its buttons has the focus, and then has its whole time again', () => {
  const { handleDismiss } = show({ id: 'b1', ok: true })
  const undo = screen.getByRole('button', { name: 'Undo' })
  const notice = screen.getByRole('status').parentElement as HTMLElement
  fireEvent.pointerEnter(notice)
  wait(3 * NOTICE_MS)
  act(() => undo.focus())
  fireEvent.pointerLeave(notice)
  wait(3 * NOTICE_MS)
  expect(handleDismiss).not.toHaveBeenCalled()
  act(() => undo.blur())
  wait(NOTICE_MS - 1)
  expect(handleDismiss).not.toHaveBeenCalled()
  wait(1)
  expect(handleDismiss).toHaveBeenCalledTimes(1)
})

test('a notice with a rejected row stays until it is dismissed', () => {
  const { handleDismiss } = show({ id: 'b1', ok: false, code: 'NOT_FOUND' })
  wait(10 * NOTICE_MS)
  expect(handleDismiss).not.toHaveBeenCalled()
})
