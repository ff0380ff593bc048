import { isMailbox } from './email-rules'

test.each([
  "rc-o'neil@example.com",
  "!#$%&'*+-/=?^_`{|}~@example.com",
  'a.b.c@example.com',
  '"john doe"@example.com',
  '"a@b\\"c"@example.com',
  'josé.álvarez@exämple.es',
  '用户@例え.jp',
  'a@b.co',
  `${'x'.repeat(64)}@example.com`,
])('%s is a valid mailbox', (address) => {
  expect(isMailbox(address)).toBe(true)
})

test.each([
  'mira',
  'mira@',
  '@example.com',
  'mira@localhost',
  'mira okafor@example.com',
  '.mira@example.com',
  'mira.@example.com',
  'mi..ra@example.com',
  'mira@example..com',
  'mira@-example.com',
  'mira@exa_mple.com',
  'a@b@example.com',
  'a,b@example.com',
  'mira@example.com\r\nBcc: all@example.com',
  '"a\nb"@example.com',
  'mi\u200bra@example.com',
  'mi\u00a0ra@example.com',
  `${'x'.repeat(65)}@example.com`,
  `mira@${'x.'.repeat(125)}com`,
])('%j is not a valid mailbox', (address) => {
  expect(isMailbox(address)).toBe(false)
})
