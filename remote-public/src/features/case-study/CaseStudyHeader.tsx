import type { Ref } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Breadcrumbs } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { ShareLinks } from '../../kit/insight-detail/ShareLinks'
import { arrivingCover } from '../../kit/insights/cover-transition'
import { InsightPicture } from '../../kit/insights/InsightPicture'
import { insightTypes } from '../../kit/insights/insight-type'
import { Figure } from '../../kit/results/Figure'
import type { CaseStudy } from './case-study'

const { path, texts } = insightTypes.caseStudies

interface CaseStudyHeaderProps {
  study: CaseStudy
  /** For the share links; a preview has none. */
  pageUrl: string | undefined
  ref: Ref<HTMLElement>
}

/**
 * The top of a case study: picture, name, description, category and share links (CS-01), and the results below them.
 * `Picture` draws generated art in place of one that cannot be loaded (CS-02).
 */
export function CaseStudyHeader({ study, pageUrl, ref }: CaseStudyHeaderProps) {
  const { name, description, category, banner, results } = study
  return (
    <Root ref={ref}>
      <TextColumn>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: texts.name, to: path }, { label: name }]} />
        {category && (
          <div>
            <Badge $tone="accent">{category.name}</Badge>
          </div>
        )}
        <Heading level={1} size="h2" data-part="title">
          {name}
        </Heading>
        <Text $size="lead" $tone="muted" data-part="summary">
          {description}
        </Text>
        {pageUrl !== undefined && <ShareLinks pageUrl={pageUrl} title={name} />}
      </TextColumn>
      <Banner image={banner} sizes="(min-width: 900px) 50vw, 100vw" priority />
      {results.length > 0 && (
        <Results $count={results.length}>
          {results.map(({ figure, measure }) => (
            <li key={measure}>
              <Figure $size="figures">{figure}</Figure>
              <Text as="span" $size="small">
                {measure}
              </Text>
            </li>
          ))}
        </Results>
      )}
    </Root>
  )
}

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${({ theme }) => theme.color.surfaceMuted};

  ${media.laptop} {
    grid-template-columns:
      minmax(${({ theme }) => theme.space.gutter}, 1fr)
      repeat(2, minmax(0, calc(${({ theme }) => theme.layout.page} / 2)))
      minmax(${({ theme }) => theme.space.gutter}, 1fr);
  }
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => `${theme.space.lg} ${theme.space.gutter} ${theme.space.xl}`};

  ${media.laptop} {
    grid-column: 2;
    padding: ${({ theme }) => `${theme.space.xxl} ${theme.space.xxl} ${theme.space.xxl} 0`};
  }
`

const Results = styled.ul<{ $count: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.lg};
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.gutter} ${theme.space.xxl}`};
  list-style: none;

  & > li {
    flex: 1 1 ${({ theme }) => theme.layout.result};
    padding-block-start: ${({ theme }) => theme.space.md};
    border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.borderStrong}`};
  }

  /* Side by side, each at least as wide as its figure. */
  ${media.laptop} {
    display: grid;
    grid-column: 2 / 4;
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(min-content, 1fr));
    padding-inline: 0;
    padding-block-start: 0;

    & > li > :first-child {
      white-space: nowrap;
    }
  }
`

// Drawn pictures must not be cropped, so the box has their aspect ratio.
const Banner = styled(InsightPicture)`
  ${arrivingCover}

  ${media.laptop} {
    grid-column: 3;
    place-self: center stretch;
    border-radius: ${({ theme }) => theme.radius.lg};
  }
`
