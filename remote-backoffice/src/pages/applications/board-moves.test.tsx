import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { http } from '@tekskills/shared/http/client'
import { seededRandom } from '@tekskills/shared/picture/random'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { sampleOf } from '@tekskills/shared/testing/nightly-test'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { sampleApplicant, sampleCounts } from '../../testing/sample-applicants'
import { sampleError } from '../../testing/sample-responses'
import { samplePage } from '../../testing/sample-blogs'
import { manifest } from '../../manifest'

const MOVES = 40
/** Without `REJECTED`, which asks. */
const stages: readonly ApplicantStage[] = ['NEW', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'WITHDRAWN']

beforeAll(() =>
  Promise.all([import('./ApplicationsPage'), import('./applications-loader'), import('../../layout/StaffFrame')]),
)
beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u2', username: 'careers', authorities: [{ authority: 'CAREERS' }] })
})

/** A service that stores moves and responds late, in any order, and rejects some. */
function mockLateService(next: () => number) {
  const stored = new Map<string, StaffApplicant>()
  for (let each = 1; each <= 12; each += 1) {
    const id = `p${each}`
    stored.set(id, sampleApplicant({ id, version: 1, name: `Person ${each}`, stage: stages[each % stages.length] }))
  }
  const waiting: (() => void)[] = []
  const later = <T,>(answer: () => T) =>
    new Promise<T>((resolve, reject) =>
      waiting.push(() => {
        try {
          resolve(answer())
        } catch (error) {
          reject(error)
        }
      }),
    )
  const column = (type?: string) => ({
    data: samplePage([...stored.values()].filter(({ stage }) => !type || stage === type)),
  })
  let isLate = false
  jest.spyOn(http, 'get').mockImplementation(async (url, options) => {
    if (url === '/career/get-allcareers') return { data: samplePage([]) }
    if (url === '/jobApplicants/getCount') return { data: sampleCounts() }
    const { type } = (options?.params ?? {}) as { type?: string }
    return isLate ? later(() => column(type)) : column(type)
  })
  jest.spyOn(http, 'put').mockImplementation((_url, body) => {
    const { id, version, stage } = body as { id: string; version: number; stage: ApplicantStage }
    return later(() => {
      const current = stored.get(id) as StaffApplicant
      if (next() < 0.1) throw sampleError(500, 'INTERNAL')
      if (version !== current.version) throw sampleError(409, 'VERSION_CONFLICT')
      const saved = { ...current, stage, version: version + 1 }
      stored.set(id, saved)
      return { data: saved }
    })
  })
  return {
    stored,
    start: () => (isLate = true),
    /** Responds to a pending call, if there is one. */
    async answer() {
      const [one] = waiting.splice(Math.floor(next() * waiting.length), 1)
      await act(async () => one?.())
      return one !== undefined
    },
  }
}

const columnOf = (stage: ApplicantStage) =>
  [...document.querySelectorAll<HTMLElement>('[data-board] > section')].find(
    (section) => section.querySelector('h2')?.textContent === STAGE_LABELS[stage],
  ) as HTMLElement
const cardsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('li')]
const namesIn = (stage: ApplicantStage) =>
  cardsIn(columnOf(stage)).map((card) => card.querySelector('a')?.textContent ?? '')

function dragToRandom(next: () => number) {
  const cards = stages.flatMap((stage) => cardsIn(columnOf(stage)))
  const card = cards[Math.floor(next() * cards.length)] as HTMLElement
  const target = columnOf(stages[Math.floor(next() * stages.length)] as ApplicantStage)
  fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } })
  fireEvent.drop(target)
  fireEvent.dragEnd(card)
}

const dismissError = () => {
  const ok = [...document.querySelectorAll('[role="alertdialog"] button')].find(
    ({ textContent }) => textContent === 'Ok',
  )
  if (ok) fireEvent.click(ok)
  return ok !== undefined
}

test.each(sampleOf(['a', 'h'], 1))(
  'BO-02 after random moves with late and refused answers the board shows what is stored (seed %s)',
  async (seed) => {
    const next = seededRandom(`board ${seed}`)
    const service = mockLateService(next)
    renderRemote(manifest, '/Applications?view=board')
    await screen.findByRole('region', { name: 'Interview' })
    service.start()
    for (let move = 0; move < MOVES; move += 1) {
      if (next() < 0.5) dragToRandom(next)
      else await service.answer()
      const shown = stages.flatMap(namesIn)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown).toHaveLength(12)
      while (dismissError());
    }
    while ((await service.answer()) || dismissError());
    await waitFor(async () => {
      const isBusy = await service.answer()
      const isAsked = dismissError()
      expect(isBusy || isAsked).toBe(false)
      for (const stage of stages) {
        const expected = [...service.stored.values()].filter((person) => person.stage === stage)
        expect([stage, ...namesIn(stage).toSorted()]).toEqual([stage, ...expected.map(({ name }) => name).toSorted()])
        expect(columnOf(stage)).toHaveTextContent(new RegExp(`^${STAGE_LABELS[stage]}${expected.length}`))
      }
    })
  },
)
