import type { Subscriber } from '@tekskills/shared/contracts/http/newsletter'
import { DayCell } from '../../kit/tables/Cells'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { Brief } from '../../kit/tables/RecordTable.styles'
import { ResponseBadge } from './ResponseBadge'
import { subscriberSource } from './response-sources'

/** Newsletter subscribers, read-only because visitors subscribe and unsubscribe themselves (BO-05). */
export const subscriberList: RecordList<Subscriber> = {
  source: subscriberSource,
  noun: { one: 'subscriber', many: 'subscribers' },
  heading: 'Subscribers',
  nameOf: ({ email }) => email,
  columns: [
    {
      id: 'email',
      header: 'Email',
      cell: ({ email, status }) => (
        <>
          {email}
          <Brief>
            <ResponseBadge status={status} />
          </Brief>
        </>
      ),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <ResponseBadge status={status} /> },
    { id: 'createdAt', header: 'Signed up', cell: ({ createdAt }) => <DayCell at={createdAt} /> },
    { id: 'confirmedAt', header: 'Confirmed', cell: ({ confirmedAt }) => <DayCell at={confirmedAt} /> },
    { id: 'unsubscribedAt', header: 'Unsubscribed on', cell: ({ unsubscribedAt }) => <DayCell at={unsubscribedAt} /> },
  ],
  actions: [],
  searches: 'Email address',
  filter: {
    label: 'Status',
    all: 'All statuses',
    choices: [
      { value: 'CONFIRMED', label: 'Confirmed' },
      { value: 'PENDING', label: 'Unconfirmed' },
      { value: 'UNSUBSCRIBED', label: 'Unsubscribed' },
    ],
  },
  emptyHint: 'People who sign up in the site’s footer appear here.',
}
