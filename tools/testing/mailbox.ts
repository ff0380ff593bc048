import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { linkIn, readMail } from '../../api/src/testing/sent-mails'

const ATTEMPTS = 60
const BETWEEN = 250

/**
 * Waits for a mail of a site that has a link with `part` in it.
 * @returns path and query of the link.
 * @throws {Error} when no such mail comes.
 */
export async function mailedLink(dataDir: string, part: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const mail = mails.map(readMail).find(({ text }) => text.includes(part))
    if (mail) return linkIn(mail, part)
    await pause(BETWEEN)
  }
  throw new Error(`No mail with a link to ${part} has come.`)
}
