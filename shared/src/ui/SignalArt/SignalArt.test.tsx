import { renderToStaticMarkup } from 'react-dom/server'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '../../theme/company-theme'
import { SignalArt } from './SignalArt'

const draw = (seed: string) =>
  renderToStaticMarkup(
    <ThemeProvider theme={companyTheme}>
      <SignalArt seed={seed} />
    </ThemeProvider>,
  )

test('a seed draws one picture, again and again, and another seed another', () => {
  expect(draw('cloud')).toBe(draw('cloud'))
  expect(draw('cloud')).not.toBe(draw('data'))
})

test('the picture is decoration and needs no style attribute', () => {
  expect(draw('cloud')).toContain('aria-hidden="true"')
  expect(draw('cloud')).not.toContain('style=')
})
