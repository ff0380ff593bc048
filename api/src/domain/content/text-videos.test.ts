import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withVideoButtons } from './text-videos'

const video = (href: string, title = 'How it began') =>
  `<figure data-block="embed"><a href="${href}">${title}</a></figure>`

test('a video gets a button that says what it sends, and no address of a player that is loaded by itself', () => {
  const html = withVideoButtons(`<p>a</p>${video('https://youtu.be/aqz-KE-bpKQ?t=9&amp;si=x')}<p>b</p>`)
  assert.equal(
    html,
    '<p>a</p><figure data-block="embed"><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=9">How it began</a>' +
      '<button type="button" data-frame="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0&amp;start=9" ' +
      'aria-label="Play video: How it began">Play video</button>' +
      '<figcaption>The video plays from YouTube, which then receives your IP address and may store data in your browser.</figcaption></figure><p>b</p>',
  )
  assert.doesNotMatch(html, /<iframe|src=/)
})

test('a title stays text in the name of the button', () => {
  const html = withVideoButtons(video('https://vimeo.com/76979871', 'The &lt;first&gt; "day"'))
  assert.match(html, /aria-label="Play video: The &lt;first&gt; &quot;day&quot;"/)
})

test('a link to anything else stays as it is', () => {
  for (const href of ['https://evil.example/embed', '/contact', 'https://www.youtube.com/@channel'])
    assert.equal(withVideoButtons(video(href)), video(href))
})
