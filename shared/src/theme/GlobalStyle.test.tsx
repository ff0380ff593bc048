import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, styled, ThemeProvider } from 'styled-components'
import { companyTheme } from './company-theme'
import { GlobalStyle } from './GlobalStyle'

const Cards = styled.ul`
  display: grid;
`

test('D17 a list without markers has no padding for them', () => {
  // Server-rendered, because styled-components does not insert global styles into jsdom.
  const sheet = new ServerStyleSheet()
  document.body.innerHTML = renderToString(
    sheet.collectStyles(
      <ThemeProvider theme={companyTheme}>
        <GlobalStyle />
        <Cards aria-label="Cards" />
      </ThemeProvider>,
    ),
  )
  document.head.innerHTML = sheet.getStyleTags()
  expect(screen.getByRole('list', { name: 'Cards' })).toHaveStyle({ paddingLeft: '0px' })
})
