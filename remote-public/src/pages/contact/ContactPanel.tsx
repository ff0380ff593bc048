import { useId } from 'react'
import { styled } from 'styled-components'
import type { Region } from '@tekskills/shared/contracts/company-directory'
import { OPEN_HOURS } from '@tekskills/shared/contracts/company-facts'
import { Card } from '@tekskills/shared/ui/Card/Card'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { contact } from '../../content/contact/contact'
import type { ContactRequest } from '../../content/contact/contact-request'
import type { Lead } from '../../content/people/leads'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm'
import { LeadCard } from '../../features/people/LeadCard'
import { RegionChoice } from '../../features/regions/RegionChoice'

interface ContactPanelProps {
  chosen: Region | undefined
  request: ContactRequest
  /** Who reads the message. */
  reader: Lead
}

/** The region choice next to the form; without one, the enquiry goes to a region within office hours. */
export function ContactPanel({ chosen, request, reader }: ContactPanelProps) {
  const formHeadingId = useId()
  return (
    <Band $tone="wash">
      <Container>
        <Columns $gap="xxl">
          <Column $span={6}>
            <Stack $gap="xxl">
              <Stack $gap="lg">
                <Eyebrow>{contact.eyebrow}</Eyebrow>
                <Heading level={1}>{contact.heading}</Heading>
                <Text $size="lead" $measure>
                  {contact.lead}
                </Text>
                <LeadCard lead={reader} line={contact.readerLine} />
              </Stack>
              <Stack $gap="md">
                <Heading level={2} size="h4">
                  {contact.regionsHeading}
                </Heading>
                <Text $tone="muted" $measure>
                  {contact.regionsHint}
                </Text>
                <RegionChoice
                  label={contact.regionsHeading}
                  anyLabel={contact.anyRegion}
                  chosen={chosen}
                  request={request}
                />
                <div role="status">{chosen && <RegionPanel region={chosen} />}</div>
              </Stack>
            </Stack>
          </Column>
          <Column $span={6}>
            <Card as="section" aria-labelledby={formHeadingId}>
              <Stack $gap="lg">
                <Heading level={2} size="h3" id={formHeadingId}>
                  {contact.formHeading}
                </Heading>
                <EnquiryForm subject={request.subject || (chosen && `Enquiry for the ${chosen.name} office`)} />
              </Stack>
            </Card>
          </Column>
        </Columns>
      </Container>
    </Band>
  )
}

/** Who responds in the chosen region, and when. */
function RegionPanel({ region: { name, city, phone } }: { region: Region }) {
  return (
    <Root>
      <Text $weight="semibold">{`The ${name} office will reply.`}</Text>
      <Text $tone="muted">{contact.desks[name]}</Text>
      <Text $size="small">{`${city}, ${phone}. Open on working days, ${OPEN_HOURS}.`}</Text>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding-inline-start: ${({ theme }) => theme.space.lg};
  border-inline-start: ${({ theme }) => `${theme.line.focus} solid ${theme.color.accent}`};
`
