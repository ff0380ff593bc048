import fs from 'node:fs'
import path from 'node:path'
import type { TestApp } from './test-app'

/** A sent email with its decoded text. */
export interface SentMail {
  headers: string
  text: string
  /** The attached iCalendar object, and the method that the email names for it. */
  calendar?: { method: string; content: string }
}

/** The emails sent so far, oldest first. */
export async function sentMails({ deps, config }: TestApp): Promise<SentMail[]> {
  await deps.mail.settled()
  const { directory } = config.mail
  if (!fs.existsSync(directory)) return []
  return fs
    .readdirSync(directory)
    .sort()
    .map((name) => readMail(fs.readFileSync(path.join(directory, name), 'utf8')))
}

/** Parses an email that was written as a file. */
export function readMail(source: string): SentMail {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const text = body.join('\n\n').replaceAll('=\r\n', '').replaceAll('\r\n', '\n')
  const decoded = text.replace(/=([\dA-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const method = /text\/calendar; charset=utf-8; method=(\w+)/.exec(source)?.[1]
  const attached = /application\/ics[^]*?base64\r\n\r\n([\w+/=\r\n]+)/.exec(source)?.[1]
  const calendar = method && attached ? { method, content: Buffer.from(attached, 'base64').toString() } : undefined
  return { headers: head.replaceAll(/\r\n\s+/g, ' '), text: decoded, calendar }
}

/** The path, query and fragment of the first link in an email that contains `part`. */
export function linkIn({ text }: SentMail, part: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith('http') && word.includes(part))
  if (!link) throw new Error(`The mail has no link with "${part}".`)
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}

/** The order in which a call queues mail and responds, which its time reveals: `mail`, `response`. */
export async function mailAndResponse(
  { deps: { mail } }: TestApp,
  send: () => Promise<unknown>,
): Promise<('mail' | 'response')[]> {
  const order: ('mail' | 'response')[] = []
  const { queue } = mail
  mail.queue = (...message) => {
    order.push('mail')
    return queue(...message)
  }
  try {
    await send()
    order.push('response')
    await mail.settled()
    return order
  } finally {
    mail.queue = queue
  }
}
