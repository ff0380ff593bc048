import { fireEvent, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ThemeProvider } from 'styled-components'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { companyTheme } from '../../theme/company-theme'
import { Picture, type PictureProps } from './Picture'

const blog = { src: '/api/public/user/blogs/download/7?v=3', alt: 'A landing zone', width: 1200, height: 675 }

const markup = (props: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(
    <ThemeProvider theme={companyTheme}>
      <Picture {...blog} {...props} />
    </ThemeProvider>,
  )

test('a picture is offered in two modern formats and five widths, with a JPEG fallback', () => {
  expect(markup()).toContain(
    'type="image/avif" srcSet="/api/public/user/blogs/download/7?v=3&amp;w=320&amp;f=avif 320w',
  )
  expect(markup()).toContain('/api/public/user/blogs/download/7?v=3&amp;w=1920&amp;f=webp 1920w')
  expect(markup()).toContain('src="/api/public/user/blogs/download/7?v=3&amp;w=960&amp;f=jpeg"')
  expect(markup({ src: '/api/x' })).toContain('/api/x?w=320&amp;f=avif 320w')
})

test('pictures load lazily, a priority picture first, and both have intrinsic sizes', () => {
  expect(markup()).toMatch(/<img[^>]*width="1200" height="675" loading="lazy"/)
  expect(markup({ priority: true })).toMatch(/<img[^>]*loading="eager" fetchPriority="high"/)
})

test('a picture that fails to load is replaced by a drawn one with the same name', async () => {
  const { container } = renderInTheme(<Picture {...blog} />)
  fireEvent.error(screen.getByRole('img', { name: 'A landing zone' }))
  const drawn = screen.getByRole('img', { name: 'A landing zone' })
  expect(drawn.tagName).toBe('DIV')
  await expectAccessible(container)
})

test('without a URL the drawn picture is shown from the start', () => {
  renderInTheme(<Picture {...blog} src={null} />)
  expect(screen.getByRole('img', { name: 'A landing zone' }).tagName).toBe('DIV')
})

test('a cropped picture keeps its focal point in view, and the center without one', () => {
  const { rerender } = renderInTheme(<Picture {...blog} focus={{ x: 0, y: 50 }} />)
  const positionOf = () => getComputedStyle(screen.getByRole('img', { name: 'A landing zone' })).objectPosition
  expect(positionOf()).toBe('0% 50%')
  rerender(
    <ThemeProvider theme={companyTheme}>
      <Picture {...blog} />
    </ThemeProvider>,
  )
  expect(positionOf()).toBe('center')
})
