import { waitFor } from '@testing-library/react'
import { replayEarlyClick } from './replay-early-click'

afterEach(() => {
  globalThis.earlyClick = undefined
  delete document.documentElement.dataset['alive']
  document.body.replaceChildren()
})

test('LY-03 a click on a button before hydration is replayed once the page is hydrated', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  const onClick = jest.fn()
  button.addEventListener('click', onClick)
  globalThis.earlyClick = button

  replayEarlyClick()
  expect(onClick).not.toHaveBeenCalled()
  document.documentElement.dataset['alive'] = 'true'
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
})
