import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { linkIn, readMail } from '../../api/src/testing/sent-mails'

const ATTEMPTS = 60
const PAUSE_MS = 250

/**
 * Waits for an email that the site sent with a link that contains `part`, and whose text contains `about`.
 * @returns path, query and fragment of the link.
 * @throws {Error} when no such mail arrives.
 */
export async function mailedLink(dataDir: string, part: string, about = part): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const mails = await sentMails(dataDir)
    const mail = mails.find(({ text }) => text.includes(part) && text.includes(about))
    if (mail) return linkIn(mail, part)
    await pause(PAUSE_MS)
  }
  throw new Error(`No mail with a link to ${part} arrived.`)
}

/** The iCalendar objects that were mailed to an address, with the methods that the emails name, oldest first. */
export async function mailedCalendars(dataDir: string, email: string) {
  return (await mailsTo(dataDir, email)).flatMap(({ calendar }) => (calendar ? [calendar] : []))
}

/** Text and headers of the emails that were sent to an address, oldest first. */
export async function mailsTo(dataDir: string, email: string) {
  return (await sentMails(dataDir)).filter(({ headers }) => headers.includes(`\r\nTo: ${email}`))
}

/** The emails that the site has sent so far, oldest first. */
async function sentMails(dataDir: string) {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  // An email that is being written has another ending.
  const written = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(written.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))))
}
