import { useState } from 'react'
import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'
import type { RecordColumn, RecordList, TableRow } from './record-list'

const keyOf = ({ url }: { url: string }): BackupKey => `tk:columns:${url}`

/** The stored choice, or what a table shows at first; rubbish in storage reads as no choice. */
function readChoice<Row extends TableRow>({ source, columns }: RecordList<Row>): string[] {
  const byDefault = columns.filter(({ optional }) => !optional).map(({ id }) => id)
  try {
    const stored: unknown = JSON.parse(browserStorage.read(keyOf(source)) ?? 'null')
    return Array.isArray(stored) ? stored.map(String) : byDefault
  } catch {
    return byDefault
  }
}

/** The columns that a person has chosen for a table, remembered on this device. The first one always stays. */
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
