import { startScript } from './start-scripts'

afterEach(() => {
  globalThis.earlyClick = undefined
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('LY-03 a button clicked before hydration is remembered for the shell', () => {
  document.body.innerHTML = '<script type="application/json" id="boot">{"preloads":[],"scripts":[]}</script>'
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
  const button = document.createElement('button')
  button.type = 'button'
  document.body.append(button)

  button.click()
  expect(globalThis.earlyClick).toBe(button)
})
