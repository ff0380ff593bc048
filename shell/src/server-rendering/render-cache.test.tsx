/** @jest-environment node */
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { keyframes, ServerStyleSheet, styled } from 'styled-components'
import { RenderedOnce } from '@tekskills/shared/chrome/RenderedOnce'
import { createPageRender, createRenderCache, type RenderCache } from './render-cache'

const blink = keyframes`from { opacity: 0; }`
const Bar = styled.header<{ $tone: string }>`
  color: ${({ $tone }) => $tone};
  animation: ${blink} 1s;
`
const TextColumn = styled.p`
  margin: 0;
`

const rendersHeader = jest.fn()

function Header() {
  rendersHeader()
  return (
    <Bar $tone="red">
      <TextColumn id={useId()}>Menu</TextColumn>
    </Bar>
  )
}

const Page = ({ title }: { title: string }) => (
  <main>
    <RenderedOnce name="header">
      <Header />
    </RenderedOnce>
    <Bar $tone="blue">{title}</Bar>
    <p id={useId()}>{title}</p>
  </main>
)

function render(title: string, cache: RenderCache) {
  const { provide, complete } = createPageRender(cache)
  const sheet = new ServerStyleSheet()
  const html = complete(renderToString(sheet.collectStyles(provide(<Page title={title} />))))
  return { html, styles: sheet.getStyleTags() }
}

test('a part is rendered once for many pages, each with its HTML, ids and styles', () => {
  const cache = createRenderCache()
  render('Home', cache)
  expect(render('About', cache)).toEqual(render('About', createRenderCache()))
  // Once for each cache.
  expect(rendersHeader).toHaveBeenCalledTimes(2)
  expect(render('About', cache).html).toContain('Menu')
})

test('a part of a page that failed is not cached', () => {
  const cache = createRenderCache()
  const Broken = () => {
    throw new Error('broken')
  }
  const page = (
    <main>
      <RenderedOnce name="header">
        <Header />
      </RenderedOnce>
      <Broken />
    </main>
  )
  const { provide } = createPageRender(cache)
  expect(() => renderToString(new ServerStyleSheet().collectStyles(provide(page)))).toThrow('broken')
  expect(render('About', cache)).toEqual(render('About', createRenderCache()))
})
