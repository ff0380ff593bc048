import { useLoaderData } from '@tekskills/shared/routing/router'
import { Breadcrumbs } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import type { LegalDocument } from '../../content/legal/legal-document'
import { formatDate } from '../../kit/dates/published-date'
import { CookieSettings } from '../../features/legal/CookieSettings'
import { LegalContents } from '../../features/legal/LegalContents'
import { LegalText } from '../../features/legal/LegalText'
import { Crumbs } from '../../kit/page-content/PageHero.styles'

/** The screen that the three legal texts share (RT-03). */
export function LegalPage() {
  const { name, heading, lead, changed, sections, cookieSettings } = useLoaderData<LegalDocument>()
  return (
    <>
      <Crumbs>
        <Container>
          <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: name }]} />
        </Container>
      </Crumbs>
      <Band $tone="wash">
        <Container>
          <Stack $gap="lg" $align="start">
            <Eyebrow>{name}</Eyebrow>
            <Heading level={1}>{heading}</Heading>
            <Text $size="lead" $measure>
              {lead}
            </Text>
            <Text $size="small" $tone="muted">
              Last changed on <time dateTime={changed}>{formatDate(changed)}</time>.
            </Text>
            {cookieSettings && <CookieSettings />}
          </Stack>
        </Container>
      </Band>
      <Band as="div">
        <Container>
          <Columns $gap="xxl" $align="start">
            <Column $span={3}>
              <LegalContents name={name} sections={sections} />
            </Column>
            <Column $span={9}>
              <LegalText sections={sections} />
            </Column>
          </Columns>
        </Container>
      </Band>
    </>
  )
}
