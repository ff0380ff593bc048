import fs from 'node:fs/promises'
import path from 'node:path'
import { REQUEST_ID } from '@tekskills/shared/server/request-id'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Config } from '../config/config'
import { writeDurably } from '../disk/durable-file'
import type { OutgoingMail } from './mail-message'

const SECOND = 1000
/** Characters of an encoded word; RFC 2047 allows 75, and the name of the field takes some of the first line. */
const MAX_ENCODED_WORD = 52

/** Sends email; `send` rejects if it failed. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** SMTP if a server is configured; otherwise every message is written as an `.eml` file. */
export const createTransport = ({ mail, siteOrigin }: Pick<Config, 'mail' | 'siteOrigin'>): MailTransport => {
  const composed = (outgoing: OutgoingMail) => compose(outgoing, mail.from, new URL(siteOrigin).hostname)
  return mail.smtpUrl ? bySmtp(mail.smtpUrl, composed) : intoFiles(mail.directory, composed)
}

type Compose = (mail: OutgoingMail) => SendMailOptions

function bySmtp(url: string, composed: Compose): MailTransport {
  const server = nodemailer.createTransport({
    url,
    connectionTimeout: 5 * SECOND,
    greetingTimeout: 5 * SECOND,
    socketTimeout: 8 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await server.sendMail(composed(mail))
    },
    close: () => server.close(),
  }
}

function intoFiles(directory: string, composed: Compose): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composed(mail))
      if (!Buffer.isBuffer(message)) throw new Error('The email was not composed.')
      await writeDurably(path.join(directory, fileName(mail)), message)
    },
    close: () => undefined,
  }
}

/** Sorts by the time at which the email was queued, and names the record with which the file is erased. */
const fileName = ({ id, applicantId, enquiryId, jobAlertId }: OutgoingMail) =>
  [id, applicantId ?? enquiryId ?? jobAlertId, 'eml'].filter(Boolean).join('.')

function compose(mail: OutgoingMail, from: string, host: string): SendMailOptions {
  return {
    from,
    // Passed as objects, because the parser could mistake a quoted mailbox for a name.
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo && { name: '', address: mail.replyTo },
    text: mail.text,
    html: mail.html,
    icalEvent: mail.calendar && { ...mail.calendar, filename: 'interview.ics' },
    date: mail.createdAt,
    // The same for every attempt, so that receivers can detect duplicates.
    messageId: `<${mail.id}@${host}>`,
    headers: {
      Subject: literal(mail.subject),
      'Auto-Submitted': 'auto-generated',
      ...(mail.requestId && { [REQUEST_ID]: mail.requestId }),
      ...(mail.unsubscribeUrl && oneClick(mail.unsubscribeUrl)),
    },
  }
}

/**
 * A header value that receivers show as it was typed: without this, what looks like an encoded word would be sent
 * unchanged, and receivers would decode it (RFC 2047, 6.2), so the whole value is encoded.
 */
const literal = (value: string) =>
  value.includes('=?') ? { prepared: true, value: encodeWord(value, 'B', MAX_ENCODED_WORD) } : value

const oneClick = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Deletes messages that were written as files before `before`, and those whose writing a crash cut off. */
export async function deleteMailFiles(directory: string, before: Date): Promise<void> {
  for (const name of await mailFiles(directory)) {
    const file = path.join(directory, name)
    const found = await fs.stat(file).catch(() => undefined)
    if (found && found.mtime < before) await fs.rm(file, { force: true })
  }
}

/** Deletes messages that were written as files and belong to erased records. */
export async function forgetMailFiles(directory: string, erased: ReadonlySet<string>): Promise<void> {
  if (erased.size === 0) return
  for (const name of await mailFiles(directory))
    if (name.split('.').some((part) => erased.has(part))) await fs.rm(path.join(directory, name), { force: true })
}

async function mailFiles(directory: string): Promise<string[]> {
  const names = await fs.readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.includes('.eml'))
}
