import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { contactPerson, firstConversation } from '../../content/contact-person'
import type { WorkExample as WorkExampleContent } from '../../content/types'
import { caseStudiesPath, contactPath } from '../../paths'

/** A case study with its figure, use cases to read on, and the person to talk to. */
export function WorkExample({ example, papers }: WorkExampleContent) {
  const { sector, client, figure, measure, text } = example
  return (
    <Section heading={`From our work: ${client}`}>
      <Columns>
        <Case>
          <p>
            <Figure>{figure}</Figure> <Measure>{measure}</Measure>
          </p>
          <Text $size="lead" $tone="muted">
            {text}
          </Text>
          <TextLink to={caseStudiesPath(sector)}>Case studies: {sector}</TextLink>
        </Case>
        <Beside>
          {papers.length > 0 && (
            <Group heading="Read on">
              <Papers>
                {papers.map(({ slug, title, href, pages }) => (
                  <li key={slug}>
                    <TextLink href={href} type="application/pdf" external>
                      {title}
                    </TextLink>
                    <Note>PDF, {pages} pages</Note>
                  </li>
                ))}
              </Papers>
            </Group>
          )}
          {contactPerson && (
            <Group heading="Talk to">
              <Person>
                <Initials aria-hidden="true">{initialsOf(contactPerson.name)}</Initials>
                <div>
                  <p>
                    <strong>{contactPerson.name}</strong>
                  </p>
                  <Note>{contactPerson.role}</Note>
                  <TextLink to={contactPath}>Arrange {firstConversation}</TextLink>
                </div>
              </Person>
            </Group>
          )}
        </Beside>
      </Columns>
    </Section>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <GroupHeading level={3} size="h5" id={id}>
        {heading}
      </GroupHeading>
      {children}
    </div>
  )
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([initial]) => initial)
    .join('')

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxl};

  ${media.laptop} {
    grid-template-columns: 7fr 5fr;
    gap: ${({ theme }) => theme.space.huge};
  }
`

const Case = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-content: start;
  justify-items: start;
`

const Figure = styled.span`
  display: block;
  inline-size: fit-content;
  background: ${({ theme }) => theme.gradient.signal};
  background-clip: text;
  color: transparent;
  font-size: ${({ theme }) => theme.font.size.display};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: ${({ theme }) => theme.font.tracking.tight};
  line-height: ${({ theme }) => theme.font.leading.tight};

  ${media.forcedColors} {
    background: none;
    color: inherit;
  }

  ${media.print} {
    background: none;
    color: inherit;
  }
`

const Measure = styled.span`
  font-size: ${({ theme }) => theme.font.size.h3};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: ${({ theme }) => theme.font.tracking.snug};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

const Beside = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  align-content: start;
`

const GroupHeading = styled(Heading)`
  padding-block-end: ${({ theme }) => theme.space.sm};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`

const Papers = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${({ theme }) => theme.space.sm};
    border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`

const Note = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`

const Person = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  padding-block-start: ${({ theme }) => theme.space.md};
`

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.avatar};
  block-size: ${({ theme }) => theme.layout.avatar};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.accent2};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.gradient.wash};
  color: ${({ theme }) => theme.color.accentStrong};
  font-size: ${({ theme }) => theme.font.size.h4};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`
