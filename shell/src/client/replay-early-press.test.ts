import { waitFor } from '@testing-library/react'
import { replayEarlyPress } from './replay-early-press'

afterEach(() => {
  globalThis.earlyPress = undefined
  delete document.documentElement.dataset['alive']
  document.body.replaceChildren()
})

test('LY-03 a button pressed before the page was alive is pressed again when it is', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  const onClick = jest.fn()
  button.addEventListener('click', onClick)
  globalThis.earlyPress = button

  replayEarlyPress()
  expect(onClick).not.toHaveBeenCalled()
  document.documentElement.dataset['alive'] = 'true'
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
})
