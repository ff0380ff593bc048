import { screen } from '@testing-library/react'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { ApprovalPanel } from './ApprovalPanel'

const me = { id: 'me', name: 'Anna' }
const colleague = { id: 'other', name: 'Paul' }

/** The steps that are offered for a version that `lastAuthor` saved, and whose approval `by` requested. */
function stepsFor(lastAuthor: Review['lastAuthor'], by: Review['lastAuthor']) {
  const review: Review = {
    threads: [],
    links: [],
    version: 2,
    lastAuthor,
    assignee: null,
    approval: { step: 'REQUESTED', version: 1, at: '2026-11-29T06:00:00.000Z', by },
    isApproved: false,
    isDemanded: true,
    team: [me, colleague],
  }
  renderInTheme(<ApprovalPanel item={{ path: '/blogs', id: 'b1' }} review={review} onChanged={() => undefined} />)
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

beforeEach(() => browserStorage.write('id', me.id))

test.each([
  ['of a colleague who requested approval', colleague, colleague, ['Approve', 'Ask for changes']],
  ['of a colleague, changed since the user requested approval,', colleague, me, ['Ask for changes']],
  ['of the user, changed since a colleague requested approval,', me, colleague, ['Request approval']],
  ['of the user, who requested approval,', me, me, []],
])('BO-05 a version %s offers the steps that count', (_what, lastAuthor, by, steps) =>
  expect(stepsFor(lastAuthor, by)).toEqual(steps),
)
