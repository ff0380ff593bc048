import { Inbox, Mail, MailCheck, MailOpen, ShieldAlert } from 'lucide-react'
import type { EnquiryStatus, StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { RecordList, RowAction } from '../../kit/tables/record-list-definition'
import { oneByOne } from '../../kit/tables/bulk-records'
import { Aside, Stamp } from '../../kit/tables/RecordTable.styles'
import { mailLink } from '../../kit/text/mail-link'
import { formatMoment } from '../../kit/time/format-time'
import { enquiryPage } from '../../paths'
import { changeEnquiry } from './enquiries-api'
import { EnquiryText, enquiryTitle } from './EnquiryText'
import { ResponseBadge } from './ResponseBadge'
import { enquirySource } from './response-sources'

/** An action that sets the status of enquiries, at the version that the table shows. */
const mark = (label: string, done: string, status: EnquiryStatus, actionIcon: RowAction<StaffEnquiry>['icon']) =>
  ({
    label,
    done,
    icon: actionIcon,
    appliesTo: (row) => row.status !== status,
    run: (rows) => oneByOne(rows, (row) => changeEnquiry(row, { status })),
  }) satisfies RowAction<StaffEnquiry>

/** The enquiries of visitors: the inbox of the content team (BO-05). */
export const enquiryList: RecordList<StaffEnquiry> = {
  source: enquirySource,
  noun: { one: 'enquiry', many: 'enquiries' },
  heading: 'Enquiries',
  nameOf: enquiryTitle,
  linksOf: ({ id }) => [{ label: 'Open', icon: <Inbox {...iconProps} />, to: enquiryPage(id) }],
  columns: [
    { id: 'subject', header: 'Enquiry', cell: (enquiry) => <EnquiryText enquiry={enquiry} /> },
    {
      id: 'name',
      header: 'From',
      cell: ({ name, email, company }) => (
        <>
          <bdi>{name || '–'}</bdi>
          <Aside>
            <a href={mailLink(email)}>{email}</a>
          </Aside>
          {company && <Aside dir="auto">{company}</Aside>}
        </>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status, suspectedSpam, updatedBy }) => (
        <>
          <ResponseBadge status={status} />
          {suspectedSpam && status === 'NEW' && <Aside>sent without captcha</Aside>}
          {updatedBy && <Aside>by {updatedBy}</Aside>}
        </>
      ),
    },
    { id: 'assignedTo', header: 'Assigned to', optional: true, cell: ({ assignedTo }) => assignedTo?.name ?? '–' },
    { id: 'createdAt', header: 'Received', cell: ({ createdAt }) => <Stamp>{formatMoment(createdAt)}</Stamp> },
    { id: 'phone', header: 'Phone', optional: true, cell: ({ phone }) => phone ?? '–' },
  ],
  actions: [
    mark('Mark as read', 'marked as read', 'READ', <MailOpen {...iconProps} />),
    mark('Mark as replied', 'marked as replied', 'REPLIED', <MailCheck {...iconProps} />),
    mark('Mark as new', 'marked as new', 'NEW', <Mail {...iconProps} />),
    mark('Mark as spam', 'marked as spam', 'SPAM', <ShieldAlert {...iconProps} />),
  ],
  searches: 'Name, email, subject or message',
  filter: {
    label: 'Sent from',
    all: 'All forms',
    choices: [
      { value: 'CONTACT', label: 'Contact form' },
      { value: 'CASESTUDY', label: 'Case study' },
    ],
  },
  moreFilters: [
    {
      param: 'status',
      label: 'Status',
      all: 'All statuses',
      choices: [
        { value: 'NEW', label: 'New' },
        { value: 'READ', label: 'Read' },
        { value: 'REPLIED', label: 'Replied' },
        { value: 'SPAM', label: 'Spam' },
      ],
    },
  ],
  emptyHint: 'Messages from the contact form and from case studies appear here.',
}
