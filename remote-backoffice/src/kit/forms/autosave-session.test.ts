import { ApiError } from '@tekskills/shared/http/api-error'
import * as api from './autosave-api'
import { AutosaveSession, type AutosaveState } from './autosave-session'

jest.mock('./autosave-api')

const store = jest.mocked(api.storeAutosave)
const remove = jest.mocked(api.deleteAutosave)

const textAt = (minute: number) => ({
  itemId: 'b1',
  name: 'Draft',
  backup: { version: 1, savedAt: `2026-01-01T00:0${minute}:00.000Z`, values: { content: `Text ${minute}` } },
})

let stop = () => undefined as void

/** A session with the states that it reports. */
function start() {
  const session = new AutosaveSession('/blogs')
  const states: AutosaveState['kind'][] = []
  stop = session.subscribe(({ kind }) => states.push(kind))
  return { session, states }
}

const stored = { at: '2026-01-01T00:09:00.000Z', currentVersion: 1 }
const sent = () => store.mock.calls.map(([, , { form, sequence }]) => [sequence, form['values']])

beforeEach(() => {
  jest.useFakeTimers()
  store.mockReset().mockResolvedValue(stored)
  remove.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('BO-05 typed text is sent after a pause, only the latest, and again once it changes', async () => {
  const { session, states } = start()
  session.note(textAt(1))
  session.note(textAt(2))
  await jest.advanceTimersByTimeAsync(1400)
  expect(store).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(100)
  session.note(textAt(3))
  await jest.advanceTimersByTimeAsync(1500)
  expect(sent()).toEqual([
    [1, { content: 'Text 2' }],
    [2, { content: 'Text 3' }],
  ])
  expect(states).toEqual(['sending', 'stored', 'sending', 'stored'])
})

test('BO-05 without a pause, typed text is sent at least every ten seconds', async () => {
  const { session } = start()
  for (let second = 0; second < 11; second += 1) {
    session.note(textAt(1))
    await jest.advanceTimersByTimeAsync(1000)
  }
  expect(store).toHaveBeenCalledTimes(1)
})

test('BO-05 while a preview waits for the text, it is sent after shorter pauses', async () => {
  const { session } = start()
  session.note(textAt(1))
  const stopHaste = session.hasten()
  await jest.advanceTimersByTimeAsync(0)
  session.note(textAt(2))
  await jest.advanceTimersByTimeAsync(199)
  expect(sent()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(sent()).toHaveLength(2)
  stopHaste()
  session.note(textAt(3))
  await jest.advanceTimersByTimeAsync(1499)
  expect(sent()).toHaveLength(2)
})

test('BO-05 text that did not arrive is sent again, at once when the device is online, and never if it was rejected', async () => {
  const { session, states } = start()
  store.mockRejectedValueOnce(new ApiError('Not reached.', undefined))
  session.note(textAt(1))
  await jest.advanceTimersByTimeAsync(1500)
  expect(states).toEqual(['sending', 'failed'])
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['sending', 'failed', 'sending', 'stored'])

  store.mockRejectedValue(new ApiError('Too many.', 409))
  session.note(textAt(2))
  await jest.advanceTimersByTimeAsync(600_000)
  expect(store).toHaveBeenCalledTimes(3)
})

test('BO-05 once a text is saved, its autosave is deleted after all earlier requests, along with those it took over', async () => {
  const { session } = start()
  let respond = () => undefined as void
  store.mockReturnValue(new Promise((resolve) => (respond = () => resolve(stored))))
  session.adopt('of-another-device')
  session.note(textAt(1))
  await jest.advanceTimersByTimeAsync(1500)
  session.forget()
  await jest.advanceTimersByTimeAsync(0)
  expect(remove).not.toHaveBeenCalled()
  respond()
  await jest.advanceTimersByTimeAsync(0)
  expect(remove.mock.calls.map(([, id]) => id).sort()).toEqual(['of-another-device', session.id].sort())
})
