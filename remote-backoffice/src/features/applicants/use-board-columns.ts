import { useEffect, useRef, useState } from 'react'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { TableQuery } from '../../kit/tables/list-parameters'
import { loadColumn, type BoardColumn } from './board-loader'

/** Where a card is shown until a reload of its column shows it there. */
interface Placed {
  stage: ApplicantStage
  /** The newest record; it has that stage once the move is stored. */
  person: StaffApplicant
}

/**
 * The columns of the board; a move reloads only the affected ones.
 *
 * @param loaded the columns that the page has loaded; newer ones replace everything
 */
export function useBoardColumns(loaded: readonly BoardColumn[], query: TableQuery) {
  const [base, setBase] = useState(loaded)
  const [columns, setColumns] = useState(loaded)
  const [placed, setPlaced] = useState<ReadonlyMap<string, Placed>>(new Map())
  if (base !== loaded) {
    setBase(loaded)
    setColumns(loaded)
    setPlaced((before) => new Map([...before].filter(([, { stage, person }]) => person.stage !== stage)))
  }
  const latestQuery = useRef(query)
  useEffect(() => {
    latestQuery.current = query
  }, [query])
  const loads = useRef(0)
  /** The newest load of each column that is shown. */
  const shown = useRef(new Map<ApplicantStage, number>())

  /** Shows the card in that column at once. */
  const place = (person: StaffApplicant, stage: ApplicantStage) =>
    setPlaced((before) => new Map(before).set(person.id, { stage, person }))

  /** Keeps the stored record of a card that is placed there. */
  const keep = (person: StaffApplicant, stage: ApplicantStage) =>
    setPlaced((before) =>
      before.get(person.id)?.stage === stage ? new Map(before).set(person.id, { stage, person }) : before,
    )

  /** Shows the card where its record says, unless a later move has placed it elsewhere. */
  const release = (id: string, stage: ApplicantStage) =>
    setPlaced((before) => new Map([...before].filter(([other, at]) => other !== id || at.stage !== stage)))

  /**
   * Reloads these columns together, then shows the card where its record says. If they cannot be loaded, what is shown
   * stays.
   */
  async function reload(stages: readonly ApplicantStage[], id: string, to: ApplicantStage): Promise<void> {
    loads.current += 1
    const load = loads.current
    const current = latestQuery.current
    const fresh = await Promise.all(stages.map((stage) => loadColumn(stage, current))).catch(() => [])
    if (fresh.length === 0) return
    if (JSON.stringify(current) !== JSON.stringify(latestQuery.current)) return release(id, to)
    const newer = fresh.filter(({ stage }) => (shown.current.get(stage) ?? 0) < load)
    for (const { stage } of newer) shown.current.set(stage, load)
    setColumns((before) => before.map((column) => newer.find(({ stage }) => stage === column.stage) ?? column))
    release(id, to)
  }

  return { arranged: arrange(columns, placed), placed, place, keep, release, reload }
}

/**
 * The applicants of each column, with each placed card in its column. Columns are loaded at different times, so a card
 * can be in two of them; the newer one counts.
 */
function arrange(columns: readonly BoardColumn[], placed: ReadonlyMap<string, Placed>) {
  const newest = new Map<string, number>()
  for (const { id, version } of columns.flatMap(({ page }) => page.content)) {
    newest.set(id, Math.max(version, newest.get(id) ?? version))
  }
  return columns.map(({ stage, page }) => {
    const staying = page.content.filter(({ id, version }) => {
      const at = placed.get(id)
      return at ? at.stage === stage : version === newest.get(id)
    })
    const there = new Set(staying.map(({ id }) => id))
    const arriving = [...placed.values()].filter((at) => at.stage === stage && !there.has(at.person.id))
    return {
      stage,
      people: [
        ...arriving.map(({ person }) => person),
        ...staying.map((person) => placed.get(person.id)?.person ?? person),
      ],
      total: page.totalElements - (page.content.length - staying.length) + arriving.length,
    }
  })
}
