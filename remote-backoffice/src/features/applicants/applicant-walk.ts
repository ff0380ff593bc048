import { useEffect, useState } from 'react'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { useLocation } from '@tekskills/shared/routing/router'
import { tabStorage } from '@tekskills/shared/storage/tab-storage'
import type { TableSource } from '../../kit/tables/record-list-definition'
import { listRecords } from '../../kit/tables/table-rows'
import type { TableQuery } from '../../kit/tables/list-parameters'

/** The list that a recruiter came from, in its order; it does not change while they decide on its applicants. */
interface Walk {
  /** Address of the list, with its filters. */
  back: string
  ids: readonly string[]
}

const KEY = 'tk:applicant-walk'
/** Maximum number of applicants to go through. */
const MAX_STEPS = 100

function readWalk(): Walk | null {
  try {
    return JSON.parse(tabStorage.read(KEY) ?? 'null') as Walk | null
  } catch {
    return null
  }
}

const rememberWalk = (walk: Walk) => tabStorage.write(KEY, JSON.stringify(walk))

/** Remembers the list on the screen, so that its applicants can be gone through one by one. */
export function useRememberedList(ids: readonly string[]): void {
  const { pathname, search } = useLocation()
  const list = JSON.stringify({ back: pathname + search, ids })
  useEffect(() => {
    rememberWalk(JSON.parse(list) as Walk)
  }, [list])
}

/** Remembers the table on the screen with the applicants on its other pages, up to a hundred. */
export function useRememberedTable(
  source: TableSource,
  query: TableQuery,
  page: { content: readonly StaffApplicant[]; totalElements: number },
): void {
  const { pathname, search } = useLocation()
  const back = pathname + search
  const queryJson = JSON.stringify(query)
  const shown = JSON.stringify(page.content.map(({ id }) => id))
  const isWhole = page.content.length === page.totalElements
  useEffect(() => {
    const ids = JSON.parse(shown) as string[]
    rememberWalk({ back, ids })
    if (isWhole || ids.length === 0) return
    const leaving = new AbortController()
    const all = { ...(JSON.parse(queryJson) as TableQuery), page: 0, size: MAX_STEPS }
    listRecords<StaffApplicant>(source, all, leaving.signal)
      .then(({ content }) => {
        const found = content.map(({ id }) => id)
        const first = ids[0]
        if (first !== undefined && found.includes(first)) rememberWalk({ back, ids: found })
      })
      // The page on the screen is enough.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [source, queryJson, shown, back, isWhole])
}

/** The previous and next applicants in the list that the recruiter came from, and the address of that list. */
export function useWalk(id: string, list: string) {
  const [walk] = useState(readWalk)
  const index = walk?.ids.indexOf(id) ?? -1
  if (!walk || index === -1) return { back: list, previous: null, next: null, position: null }
  const { back, ids } = walk
  return {
    back,
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
    position: `${index + 1} of ${ids.length}`,
  }
}
