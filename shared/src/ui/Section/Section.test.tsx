import { screen } from '@testing-library/react'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { micrositeTheme } from '../../theme/microsite-theme'
import { Alert } from '../Alert/Alert'
import { Badge } from '../Badge/Badge'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs'
import { Card, CardLink } from '../Card/Card'
import { EmptyState } from '../EmptyState/EmptyState'
import { Grid } from '../Grid/Grid'
import { Heading } from '../Heading/Heading'
import { TekDataNovaLogo, TekskillsLogo } from '../Logo/Logo'
import { Prose } from '../Prose/Prose'
import { Skeleton } from '../Skeleton/Skeleton'
import { Spinner } from '../Spinner/Spinner'
import { Text } from '../Text/Text'
import { Section } from './Section'

const page = (
  <main>
    <Heading level={1} size="display">
      Insights
    </Heading>
    <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Insights' }]} />
    <Section heading="Latest" eyebrow="Blogs" intro="From our teams." tone="inverse">
      <Grid as="ul">
        <Card as="li">
          <Badge $tone="accent">Cloud</Badge>
          <Heading level={3}>
            <CardLink to="/blog/landing-zones">Landing zones that land</CardLink>
          </Heading>
          <Text $tone="muted">Six weeks, no drama.</Text>
        </Card>
      </Grid>
      <EmptyState heading="No more blogs" level={3} />
      <Prose>
        <p>That is all.</p>
      </Prose>
      <Skeleton />
      <Spinner label="Loading more" />
      <TekskillsLogo />
      <TekDataNovaLogo inverse />
    </Section>
  </main>
)

test('a section is a region with the name of its heading', () => {
  renderInTheme(page)
  expect(screen.getByRole('region', { name: 'Latest' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Latest' })).toBeVisible()
})

test('a page built from the primitives is accessible, in the microsite theme as well', async () => {
  const { container, unmount } = renderInTheme(page)
  await expectAccessible(container)
  unmount()
  await expectAccessible(renderInTheme(page, { theme: micrositeTheme }).container)
})

test('the last breadcrumb is the current page, and not a link', () => {
  renderInTheme(page)
  expect(screen.getByText('Insights', { selector: '[aria-current=page]' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Insights' })).not.toBeInTheDocument()
})

test('a live alert is announced, a static one is not', () => {
  renderInTheme(
    <>
      <Alert tone="danger" live>
        The blog could not be saved.
      </Alert>
      <Alert>Saved yesterday.</Alert>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The blog could not be saved.')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
