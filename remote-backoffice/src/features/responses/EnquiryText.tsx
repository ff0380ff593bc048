import { styled } from 'styled-components'
import type { StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { media } from '@tekskills/shared/theme/media'
import { formatDay } from '../../kit/time/format-time'
import { Brief } from '../../kit/tables/RecordTable.styles'
import { enquiryPage } from '../../paths'
import { ResponseBadge } from './ResponseBadge'

/** The title of an enquiry: its subject, or the case study that it is about. */
export function enquiryTitle({ subject, type, caseStudy }: StaffEnquiry): string {
  if (subject) return subject
  if (caseStudy) return `About ${caseStudy.title}`
  return type === 'CASESTUDY' ? 'About a case study' : 'No subject'
}

/** The title of an enquiry, which expands to show the message and the case study. */
export function EnquiryText({ enquiry }: { enquiry: StaffEnquiry }) {
  const { id, message, caseStudy, casestudyId, status, name, createdAt } = enquiry
  return (
    <>
      <details>
        <Subject dir="auto">{enquiryTitle(enquiry)}</Subject>
        <Message dir="auto">{message}</Message>
        {caseStudy?.path && (
          <Message>
            Case study: <TextLink to={caseStudy.path}>{caseStudy.title}</TextLink>
          </Message>
        )}
        <Message>
          <TextLink to={enquiryPage(id)}>
            Reply, add a note or assign<VisuallyHidden>: {enquiryTitle(enquiry)}</VisuallyHidden>
          </TextLink>
        </Message>
        {casestudyId && !caseStudy && <Message>Deleted case study {casestudyId}</Message>}
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
