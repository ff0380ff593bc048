import { styled } from 'styled-components'
import { Breadcrumbs } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import type { PersonData } from './person-loader'
import { Crumbs } from '../../kit/page-content/PageHero.styles'
import { Portrait } from '../../kit/portrait/Portrait'
import { paths } from '../../paths'

/** Portrait, name, role and duties of a person. */
export function PersonHero({ person }: { person: PersonData['person'] }) {
  const { name, role, region, line, answersFor, portrait } = person
  return (
    <>
      <Crumbs>
        <Container>
          <Breadcrumbs
            items={[{ label: 'Home', to: '/' }, { label: 'Leadership', to: paths.leadership }, { label: name }]}
          />
        </Container>
      </Crumbs>
      <Band $tone="wash">
        <Container>
          <Columns $gap="xxl" $align="center">
            <Column $span={4}>
              <Frame>
                <Portrait name={name} portrait={portrait} sizes="(min-width: 600px) 400px, 92vw" main />
              </Frame>
            </Column>
            <Column $span={8}>
              <Stack $gap="md">
                <Eyebrow>{`${role} · ${region}`}</Eyebrow>
                <Heading level={1}>{name}</Heading>
                <Text $size="lead">{line}</Text>
                <Text $weight="semibold">Responsible for</Text>
                <Duties>
                  {answersFor.map((duty) => (
                    <li key={duty}>{duty}</li>
                  ))}
                </Duties>
              </Stack>
            </Column>
          </Columns>
        </Container>
      </Band>
    </>
  )
}

const Frame = styled.div`
  overflow: clip;
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};
  border-radius: ${({ theme }) => theme.radius.lg};
`

const Duties = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space.lg};
  list-style: disc;
  color: ${({ theme }) => theme.color.textMuted};

  & > li::marker {
    color: ${({ theme }) => theme.color.accent};
  }
`
