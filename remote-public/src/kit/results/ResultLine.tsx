import { styled } from 'styled-components'
import type { CaseStudyResult } from '@tekskills/shared/contracts/http/case-studies'

/** A result in one line, as on a card. */
export const ResultLine = ({ result: { figure, measure } }: { result: CaseStudyResult }) => (
  <Root>
    <strong>{figure}</strong> {measure}
  </Root>
)

const Root = styled.p`
  font-size: ${({ theme }) => theme.font.size.small};

  & > strong {
    margin-inline-end: ${({ theme }) => theme.space.xxs};
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.h3};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    letter-spacing: ${({ theme }) => theme.font.tracking.snug};
  }
`
