import type { MenuEntry } from '@tekskills/shared/contracts/navigation'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { entryAddress } from './entry-address'

/** The link of a menu entry; one to another site opens in a new tab (RT-04). */
export function EntryLink({ entry }: { entry: MenuEntry }) {
  const { name, href } = entry
  if (href === undefined) return <AnyLink to={entryAddress(entry)}>{name}</AnyLink>
  return (
    <AnyLink href={href} external>
      {name}
    </AnyLink>
  )
}
