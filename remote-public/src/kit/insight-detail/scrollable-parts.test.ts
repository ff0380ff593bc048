import { withScrollableParts } from './scrollable-parts'

test('tables and code can have the focus, so that the keyboard can scroll them', () => {
  expect(withScrollableParts('<table><tr></tr></table><p>x</p><pre>y</pre>')).toBe(
    '<table tabindex="0"><tr></tr></table><p>x</p><pre tabindex="0">y</pre>',
  )
})

test('nothing else is touched', () => {
  const html = '<p>A &lt;table&gt; of prefixes</p><h2>pre</h2>'
  expect(withScrollableParts(html)).toBe(html)
})
