import { ThemeProvider } from 'styled-components'
import { render, screen } from '@testing-library/react'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { RichText } from './RichText'

class Trusted {
  constructor(private readonly html: string) {}
  toString() {
    return this.html
  }
}

test('a text is vouched for under one name, and stays in place when its page is drawn again', () => {
  const createHTML = (html: string) => new Trusted(html)
  const createPolicy = jest.fn<object, [string]>().mockReturnValue({ createHTML })
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  const text = (html: string) => (
    <ThemeProvider theme={companyTheme}>
      <RichText html={html} />
    </ThemeProvider>
  )
  const { rerender } = render(text('<p>Words</p>'))
  const paragraph = screen.getByText('Words')
  rerender(text('<p>Words</p>'))
  expect(screen.getByText('Words')).toBe(paragraph)
  rerender(text('<p>Others</p>'))
  expect(screen.getByText('Others')).toBeVisible()
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rich-text'])
})
