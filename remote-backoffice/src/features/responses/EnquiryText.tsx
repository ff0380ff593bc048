import { styled } from 'styled-components'
import type { StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import { media } from '@tekskills/shared/theme/media'
import { formatDay } from '../../kit/time/format-time'
import { Brief } from '../../kit/tables/RecordTable.styles'
import { ResponseBadge } from './ResponseBadge'

/** The subject of an enquiry, which expands to show the message. */
export function EnquiryText({ enquiry }: { enquiry: StaffEnquiry }) {
  const { subject, message, status, name, createdAt } = enquiry
  return (
    <>
      <details>
        <Subject dir="auto">{subject || 'No subject'}</Subject>
        <Message dir="auto">{message}</Message>
      </details>
      <Brief>
        <ResponseBadge status={status} /> <bdi>{name}</bdi>, {formatDay(createdAt)}
      </Brief>
    </>
  )
}

const Subject = styled.summary`
  cursor: pointer;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-inline-size: ${({ theme }) => theme.layout.columnMedium};
  }
`

const Message = styled.p`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  margin-block-start: ${({ theme }) => theme.space.xs};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
