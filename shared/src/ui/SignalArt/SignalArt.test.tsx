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

test('the same seed always draws the same picture, and different seeds different ones', () => {
  expect(draw('cloud')).toBe(draw('cloud'))
  expect(draw('cloud')).not.toBe(draw('data'))
})

test('the picture is decorative and needs no style attribute', () => {
  expect(draw('cloud')).toContain('aria-hidden="true"')
  expect(draw('cloud')).not.toContain('style=')
})
