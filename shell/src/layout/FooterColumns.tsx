import type { MenuItem } from '@tekskills/shared/contracts/navigation'
import { EntryLink } from './EntryLink'
import { Column, Columns } from './SiteFooter.styles'

/** The link columns of the footer, each a navigation landmark. */
export function FooterColumns({ columns }: { columns: readonly MenuItem[] }) {
  return (
    <Columns>
      {columns.map(({ name, submenu = [] }) => (
        <Column key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {submenu.map((entry) => (
              <li key={entry.name}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </ul>
        </Column>
      ))}
    </Columns>
  )
}
