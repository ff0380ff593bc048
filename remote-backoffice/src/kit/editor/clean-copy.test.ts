import { cleanCopy } from './clean-copy'

function clean(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.firstElementChild ? cleanCopy(body.firstElementChild)?.outerHTML : undefined
}

test('keeps tables, figures and pictures with the attributes that the service accepts', () => {
  const table =
    '<table><tbody><tr><th scope="col">Phase</th><td colspan="2">21 <strong>days</strong></td></tr></tbody></table>'
  expect(clean(table)).toBe(table)
  const figure = '<figure><img src="/api/public/user/media/1" alt="Dots"><figcaption>Dots</figcaption></figure>'
  expect(clean(figure)).toBe(figure)
})

test('removes handlers, styles, foreign schemes and unknown elements, and keeps their text', () => {
  expect(clean('<img src="javascript:alert(1)" onerror="alert(1)" style="x" alt="a">')).toBe('<img alt="a">')
  expect(clean('<img src="//elsewhere.test/x.png">')).toBe('<img>')
  expect(clean('<figure><script>alert(1)</script><video>words</video></figure>')).toBe('<figure>alert(1)words</figure>')
  expect(clean('<iframe src="https://example.com"></iframe>')).toBeUndefined()
})
