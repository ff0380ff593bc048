import { Editor } from '@tiptap/react'
import { textBlocks } from '../revisions/text-blocks'
import { editorExtensions } from './editor-extensions'

const htmlOf = (content: string) => {
  const editor = new Editor({ extensions: editorExtensions, content, injectCSS: false })
  const html = editor.getHTML()
  editor.destroy()
  return html
}

test.each([
  '<aside role="note"><p>Mind the gap</p><ul><li><p>one</p></li></ul></aside><p>after</p>',
  '<p data-block="button"><a href="/contact">Talk to us</a></p>',
  '<p data-block="button">No address yet</p>',
  '<figure data-size="small"><img src="/api/public/user/media/1" alt="A"></figure>',
  '<figure data-size="full"><img src="/api/public/user/media/1" alt="A"><figcaption>C</figcaption></figure>',
  '<figure data-block="embed"><a href="https://vimeo.com/76979871">How it began</a></figure>',
  '<figure data-block="embed"><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></figure>',
  '<figure data-block="embed"><a href="https://example.com/none">No video</a></figure>',
  '<figure data-block="gallery"><figure><img src="/api/public/user/media/1" alt="A" width="4" height="3"><figcaption>C</figcaption></figure><figure><img src="/api/public/user/media/2" alt="B"></figure></figure><p>after</p>',
  '<figure data-block="gallery"><figure><img src="/api/public/user/media/1" alt="A"></figure>Words beside it</figure>',
  '<pre><code>npm test</code></pre><hr><p><s>old</s> m<sup>2</sup> H<sub>2</sub>O</p>',
])('BO-01 %s is as it was after it has been opened', (html) => {
  expect(htmlOf(html)).toBe(html)
})

test('BO-01 a gallery and a video are blocks that can be changed, and what is like them is kept as it is', () => {
  const picture = '<figure><img src="/api/public/user/media/1" alt="A"></figure>'
  const kindsOf = (content: string) => {
    const editor = new Editor({ extensions: editorExtensions, content, injectCSS: false })
    const kinds = editor.getJSON().content.map(({ type }) => type)
    editor.destroy()
    return kinds
  }
  const gallery = (pictures: string) => `<figure data-block="gallery">${pictures}</figure>`
  const video = (href: string) => `<figure data-block="embed"><a href="${href}">T</a></figure>`
  expect(kindsOf(gallery(picture.repeat(12)) + video('https://vimeo.com/76979871'))).toEqual(['gallery', 'video'])
  const others = gallery(picture.repeat(13)) + gallery(`${picture}Words`) + video('https://example.com/')
  expect(kindsOf(others)).toEqual(['preservedBlock', 'preservedBlock', 'preservedBlock'])
})

test('BO-01 a button without a label leaves no invisible link', () => {
  expect(htmlOf('<p data-block="button"><a href="/contact"></a></p>')).toBe('<p data-block="button"></p>')
})

test('BO-01 no word of a foreign block is lost', () => {
  expect(htmlOf('<aside><p>Elsewhere</p></aside>')).toBe('<p>Elsewhere</p>')
  expect(htmlOf('<p data-block="button">Read <a href="/a">this</a></p>')).toBe('<p>Read <a href="/a">this</a></p>')
})

test('BO-01 the comparison of versions keeps the lines of code and their indentation', () => {
  const [code] = textBlocks('<pre><code>if a:\n  b</code></pre>')
  expect(code?.pieces.map(({ text, isBreak }) => (isBreak ? 'break' : text))).toEqual([
    'if',
    ' ',
    'a:',
    'break',
    '  ',
    'b',
  ])
})

test('BO-01 the comparison of versions names callouts, buttons, sizes of pictures, galleries and videos', () => {
  const kinds = (html: string) => textBlocks(html).map(({ kind }) => kind)
  expect(kinds('<aside role="note"><p>One</p><ul><li>two</li></ul></aside>')).toEqual(['Callout', 'List item'])
  expect(kinds('<p data-block="button"><a href="/a">Go</a></p>')).toEqual(['Button'])
  expect(kinds('<figure data-size="small"><img src="/a" alt="A"></figure>')).toEqual(['Picture, small'])
  expect(kinds('<figure data-block="gallery"><figure><img src="/a" alt="A"></figure></figure>')).toEqual(['Gallery'])
  expect(kinds('<figure data-block="embed"><a href="https://vimeo.com/76979871">T</a></figure>')).toEqual(['Video'])
})
