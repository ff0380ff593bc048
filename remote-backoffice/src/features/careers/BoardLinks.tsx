import { Link2 } from 'lucide-react'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { Menu } from '@tekskills/shared/ui/Menu/Menu'
import { publicCareer } from '../../paths'

/** Where jobs are advertised, by the source name under which applications are counted. */
const BOARDS = {
  linkedin: 'LinkedIn',
  indeed: 'Indeed',
  glassdoor: 'Glassdoor',
  naukri: 'Naukri',
  newsletter: 'Newsletter',
  referral: 'Referral by a colleague',
}

/** The address of a job's page that names where the visit came from. */
const linkFor = (slug: string, source: string) => `${location.origin}${publicCareer(slug)}&utm_source=${source}`

/** Copies the address of an open job for one of the boards, so that its applications are counted under that name. */
export function BoardLinks({ job: { slug } }: { job: Pick<StaffCareer, 'slug'> }) {
  async function copy(source: string, name: string) {
    const link = linkFor(slug, source)
    try {
      await navigator.clipboard.writeText(link)
      announce(`Copied the link for ${name}.`)
    } catch {
      // The browser denied access to the clipboard.
      await showDialog({ heading: `Link for ${name}`, message: link })
    }
  }

  const items = Object.entries(BOARDS).map(([source, name]) => ({
    label: name,
    icon: <Link2 aria-hidden="true" strokeWidth={1.75} />,
    onSelect: () => void copy(source, name),
  }))
  return <Menu label="Copy link for" items={items} />
}
