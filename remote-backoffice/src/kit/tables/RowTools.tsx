import { ExternalLink, Pencil } from 'lucide-react'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Menu, type MenuItem } from '@tekskills/shared/ui/Menu/Menu'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { editOf } from '../../paths'
import type { RecordList, RowAction, TableRow } from './record-list-definition'
import { RowActions } from './RecordTable.styles'
import { rowsFor } from './row-action-messages'

interface RowToolsProps<Row extends TableRow> {
  list: RecordList<Row>
  row: Row
  onPerform: (action: RowAction<Row>, rows: readonly Row[]) => Promise<void>
}

const quiet = { variant: 'quiet', size: 'small' } as const

/** The actions on one row: view its public page, edit it, and a menu with the rest. */
export function RowTools<Row extends TableRow>({ list, row, onPerform }: RowToolsProps<Row>) {
  const name = list.nameOf(row)
  const page = list.publicPageOf?.(row)
  const formPath = row.deletedAt ? undefined : list.addPath
  const actions = list.actions.filter((action) => rowsFor(action, [row]).length > 0)
  const links = list.linksOf?.(row) ?? []
  const items: MenuItem[] = [
    ...links,
    ...actions.map((action, index) => ({
      label: action.label,
      icon: action.icon,
      danger: action.danger,
      startsGroup: action.danger || (index === 0 && links.length > 0),
      onSelect: () => void onPerform(action, [row]),
    })),
  ]

  if (!page && !formPath && items.length === 0) return '–'
  return (
    <RowActions>
      {page && (
        <ButtonLink {...quiet} href={page} external title="View on site" icon={<ExternalLink {...iconProps} />}>
          <VisuallyHidden>View {name} on site</VisuallyHidden>
        </ButtonLink>
      )}
      {formPath && (
        <ButtonLink {...quiet} to={editOf(formPath, row.id)} title="Edit" icon={<Pencil {...iconProps} />}>
          <VisuallyHidden>Edit {name}</VisuallyHidden>
        </ButtonLink>
      )}
      {items.length > 0 && <Menu trigger="dots" label={`More actions for ${name}`} items={items} />}
    </RowActions>
  )
}
