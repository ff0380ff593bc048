import { Breadcrumbs } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Eyebrow } from '@tekskills/shared/ui/Text/Text'
import type { PageHeroContent, PageLink } from '../../content/page-content'
import { HeroArt } from './PageArt'
import { WideArt } from './WideArt'
import { Art, Crumbs, Lead, Root, TextColumn } from './PageHero.styles'

interface PageHeroProps {
  name: string
  parents?: readonly PageLink[]
  hero: PageHeroContent
}

/** The top of a page: breadcrumbs, heading, lead and picture. */
export function PageHero({ name, parents = [], hero }: PageHeroProps) {
  const { eyebrow, heading, lead, seed, picture, action } = hero
  return (
    <>
      <Crumbs>
        <Container>
          <Breadcrumbs items={[{ label: 'Home', to: '/' }, ...parents, { label: name }]} />
        </Container>
      </Crumbs>
      <Root $picture={picture} $tone={picture === 'behind' ? 'inverse' : 'wash'}>
        <Container>
          <TextColumn>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading level={1}>{heading}</Heading>
            <Lead $size="lead">{lead}</Lead>
            {action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
          </TextColumn>
        </Container>
        <Art>
          {picture === 'below' ? <WideArt seed={seed} /> : <HeroArt seed={seed} inverse={picture === 'behind'} />}
        </Art>
      </Root>
    </>
  )
}
