import { withScrollableParts } from './scrollable-parts'

test('tables and code blocks are focusable, so that they can be scrolled with the keyboard', () => {
  expect(withScrollableParts('<table><tr></tr></table><p>x</p><pre>y</pre>')).toBe(
    '<table tabindex="0"><tr></tr></table><p>x</p><pre tabindex="0">y</pre>',
  )
})

test('other elements are unchanged', () => {
  const html = '<p>A &lt;table&gt; of prefixes</p><h2>pre</h2>'
  expect(withScrollableParts(html)).toBe(html)
})
