import { Mail, MapPin, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { iconProps } from '@tekskills/shared/theme/icon-props'

/** How to reach an applicant, below their name. */
export const ContactLine = ({ applicant: { email, phone, currentLocation } }: { applicant: ApplicantDetail }) => (
  <Line>
    <span>
      <Mail {...iconProps} />
      {email}
    </span>
    {phone && (
      <span>
        <Phone {...iconProps} />
        <TextLink href={`tel:${phone}`}>{phone}</TextLink>
      </span>
    )}
    {currentLocation && (
      <span>
        <MapPin {...iconProps} />
        <bdi>{currentLocation}</bdi>
      </span>
    )}
  </Line>
)

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md};
  margin-block-end: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.text};

  & > span {
    display: inline-flex;
    gap: ${({ theme }) => theme.space.xs};
    align-items: center;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    color: ${({ theme }) => theme.color.textMuted};
  }
`
