import { embedOf, frameOrigins } from './embeds'

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

test.each([
  [VIDEO, VIDEO],
  ['https://youtu.be/aqz-KE-bpKQ?si=tracking', VIDEO],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', VIDEO],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', VIDEO],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', VIDEO],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${VIDEO}&t=90`],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
])('BO-01 %s is a video, whose player is of an allowed origin', (address, href) => {
  const embed = embedOf(address)
  expect(embed?.href).toBe(href)
  expect(embedOf(href)).toEqual(embed)
  expect(frameOrigins).toContain(new URL(embed?.frame ?? '').origin)
})

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be:8443/aqz-KE-bpKQ',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/76979871"onload="x',
  'https://vimeo.com/blog',
  '/watch?v=aqz-KE-bpKQ',
  '',
])('BO-01 %s is no video', (address) => {
  expect(embedOf(address)).toBeUndefined()
})
