import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import { shareImagePath } from '@tekskills/shared/contracts/share-image'

const page = (
  url: string,
  title: string,
  description: string,
  { family = 'tekskills', text = '' }: { family?: 'tekskills' | 'tekdatanova'; text?: string } = {},
): FixedPage => ({
  path: url,
  title: `${title} | Tekskills`,
  description,
  keywords: 'technology services',
  image: shareImagePath(url, family),
  text,
})

/** Some fixed pages, as a live release lists them. */
export const listedPages: readonly FixedPage[] = [
  page('/', 'Technology services', 'We build, move and run the systems that companies depend on.'),
  page('/about-us', 'About us', 'Who we are and how we work.'),
  page('/services', 'Services', 'Cloud, data, security and the people for them.'),
  page('/services/cloud', 'Cloud', 'Migration, operation and cost control in the cloud.', {
    text: 'Every account begins with a landing zone, which auditors may inspect.',
  }),
  page('/services/cloud/migration', 'Cloud migration', 'Moving systems in waves that can be undone.'),
  page('/contact', 'Contact', 'Our offices in eight regions.'),
  page('/opportunities', 'Open positions', 'Jobs that are open now.'),
  page('/resources/newsroom', 'Newsroom', 'News about the company.'),
  page('/privacy-notice', 'Privacy notice', 'What we store, why, and for how long.'),
  page('/tekdatanova', 'TekDataNova', 'Data and AI.', { family: 'tekdatanova' }),
]

const retired = [
  { pattern: '/about', successor: '/about-us' },
  { pattern: '/contact-us/:country', successor: '/contact?country=:country' },
  { pattern: '/old-blog/:name', successor: '/blog/:name' },
]

/** Writes a release store whose live release lists these pages and a few retired paths. */
export async function storeListing(folder: string, pages: readonly FixedPage[] = listedPages): Promise<void> {
  const release = createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 12)
  const live = path.join(folder, 'remote-public', release)
  await fs.mkdir(live, { recursive: true })
  await fs.writeFile(path.join(live, 'release.json'), JSON.stringify({ release, pages, retired }))
  // Replaced as a whole, because a running service reads it at any time.
  await fs.writeFile(path.join(folder, 'next.json'), JSON.stringify({ schema: 1, remotes: entryWith(release) }))
  await fs.rename(path.join(folder, 'next.json'), path.join(folder, 'registry.json'))
}

const entryWith = (live: string) => ({ 'remote-public': { live, previous: [] } })
