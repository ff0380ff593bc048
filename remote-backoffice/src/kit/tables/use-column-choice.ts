import { useState } from 'react'
import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'
import type { RecordColumn, RecordList, TableRow } from './record-list-definition'

const keyOf = ({ url }: { url: string }): BackupKey => `tk:columns:${url}`

/** The stored choice, or the default columns if there is none or it is invalid. */
function readChoice<Row extends TableRow>({ source, columns }: RecordList<Row>): string[] {
  const byDefault = columns.filter(({ optional }) => !optional).map(({ id }) => id)
  try {
    const stored: unknown = JSON.parse(browserStorage.read(keyOf(source)) ?? 'null')
    return Array.isArray(stored) ? stored.map(String) : byDefault
  } catch {
    return byDefault
  }
}

/** The columns that the user has chosen for a table, stored on this device. The first column is always shown. */
export function useColumnChoice<Row extends TableRow>(list: RecordList<Row>) {
  const [chosen, setChosen] = useState(() => readChoice(list))
  const shown = list.columns.filter(({ id }, index) => index === 0 || chosen.includes(id))

  function toggle({ id }: RecordColumn<Row>): void {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
    browserStorage.write(keyOf(list.source), JSON.stringify(next))
    setChosen(next)
  }

  return { shown, toggle }
}
