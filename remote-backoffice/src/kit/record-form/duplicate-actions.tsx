import { Copy } from 'lucide-react'
import { copyOf } from '../../paths'

/** The line in the menu of a record that opens the add screen with a copy of it. */
export const duplicateLink = (addPath: string, id: string) => ({
  label: 'Duplicate',
  icon: <Copy aria-hidden strokeWidth={1.75} />,
  to: copyOf(addPath, id),
})
