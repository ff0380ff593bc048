import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { IssueSummary } from '@tekskills/shared/contracts/http/newsletter-issues'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { newsletterPage } from '../../paths'
import { issueStateLabels, issueStateTones, subscriberCountOf } from './newsletter-labels'

interface NewslettersViewProps {
  issues: readonly IssueSummary[]
  /** The tabs of the dashboard. */
  tabs: ReactNode
}

/** All newsletters, those that were changed last first. */
export const NewslettersView = ({ issues, tabs }: NewslettersViewProps) => (
  <StaffPage
    heading="Newsletters"
    intro="To start one, choose “Send as newsletter…” in the menu of a published blog, case study or news item."
    action={tabs}
  >
    {issues.length === 0 ? (
      <EmptyState heading="No newsletters yet">
        Newsletters appear here once you start one, with how many subscribers received each.
      </EmptyState>
    ) : (
      <Table caption="Newsletters">
        <thead>
          <tr>
            <Th scope="col">Subject</Th>
            <Th scope="col">Status</Th>
            <Th scope="col">Changed</Th>
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <Tr key={issue.id}>
              <Subject as="th" scope="row">
                <TextLink to={newsletterPage(issue.id)}>{issue.subject}</TextLink>
              </Subject>
              <Td>
                <Badge $tone={issue.failure ? 'danger' : issueStateTones[issue.state]}>
                  {issue.failure ? 'Needs attention' : issueStateLabels[issue.state]}
                </Badge>
                <Detail>{detailOf(issue)}</Detail>
              </Td>
              <Td>{formatMoment(issue.updatedAt)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    )}
  </StaffPage>
)

function detailOf({ state, sendAt, startedAt, counts }: IssueSummary): string | null {
  if (state === 'SCHEDULED' && sendAt) return `for ${formatMoment(sendAt)}`
  if (!counts || !startedAt) return null
  return `${formatMoment(startedAt)}, to ${subscriberCountOf(counts.sent)}`
}

const Subject = styled(Td)`
  font-weight: ${({ theme }) => theme.font.weight.medium};
  overflow-wrap: anywhere;
  text-align: start;
`

const Detail = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`
