import { styled } from 'styled-components'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'

/** A dot before the name of an applicant whom the signed-in account has not opened yet. */
export const UnreadMark = ({ unread }: Pick<StaffApplicant, 'unread'>) =>
  unread && (
    <Dot title="You have not opened this yet">
      <VisuallyHidden>Unread: </VisuallyHidden>
    </Dot>
  )

const Dot = styled.span`
  display: inline-block;
  inline-size: ${({ theme }) => theme.space.xs};
  block-size: ${({ theme }) => theme.space.xs};
  margin-inline-end: ${({ theme }) => theme.space.xxs};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.accent};
  vertical-align: middle;
`
