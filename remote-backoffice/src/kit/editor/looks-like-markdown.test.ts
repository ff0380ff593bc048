import { looksLikeMarkdown } from './looks-like-markdown'

test.each([
  '# Rules',
  'Two\n\n## Rules\n',
  '> Said',
  '```\ncode\n```',
  '| a | b |',
  '- One\n- Two',
  '1. One\n\n2. Two',
])('BO-01 %j is Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(true))

test.each(['A word', '#hashtag', '- Said she', '2024. A year', 'a > b', 'A | B', 'See (1) and [2]', 'x - y\nz - w'])(
  'BO-01 %j is text',
  (text) => expect(looksLikeMarkdown(text)).toBe(false),
)
