import { Section } from '@tekskills/shared/ui/Section/Section'
import { SERVICE_SUBJECTS, type Block, type StatementBlock } from '../../content/page-content'
import { EngagementList } from '../engagement/EngagementList'
import { StepList } from '../engagement/StepList'
import { Checklist } from './Checklist'
import { ComparisonTable } from './ComparisonTable'
import { ItemCells } from './ItemCells'
import { NightSection } from './NightSection'
import { BesideHeading, Paragraphs, ProseBand } from './ProseBand'
import { QuestionList } from './QuestionList'
import { RiskList } from './RiskList'
import { RuledRows } from './RuledRows'
import { StatementBand } from './StatementBand'
import { Timeline } from './Timeline'
import { TopicCards } from './TopicCards'

interface ContentBlockProps {
  block: Block
  /** Seed of the page's picture. */
  pageSeed: string
}

/**
 * One content block of a static page; the steps of a service are in a dark band (`NightSection`) with the picture of
 * the page.
 */
export function ContentBlock({ block, pageSeed }: ContentBlockProps) {
  if (block.kind === 'statement') return <StatementBand statement={block} />
  const { id, eyebrow, heading, lead, tone } = block
  if (id === SERVICE_SUBJECTS.work)
    return (
      <NightSection {...{ id, eyebrow, heading, lead }} seed={pageSeed} beside={block.kind !== 'steps'}>
        {block.kind === 'prose' ? <Paragraphs paragraphs={block.paragraphs} /> : <BlockBody block={block} narrow />}
      </NightSection>
    )
  if (block.kind === 'prose') return <ProseBand prose={block} />
  if (block.kind === 'questions' || block.kind === 'timeline')
    return (
      <BesideHeading {...{ id, eyebrow, heading, lead, tone }}>
        <BlockBody block={block} />
      </BesideHeading>
    )
  return (
    <Section id={id} eyebrow={eyebrow} heading={heading} intro={lead} tone={tone}>
      <BlockBody block={block} />
    </Section>
  )
}

interface BlockBodyProps {
  block: Exclude<Block, StatementBlock | { kind: 'prose' }>
  /** In half of the page. */
  narrow?: boolean
}

function BlockBody({ block, narrow }: BlockBodyProps) {
  switch (block.kind) {
    case 'cells':
      return <ItemCells items={block.items} />
    case 'rows':
      return <RuledRows items={block.items} narrow={narrow} />
    case 'checklist':
      return <Checklist items={block.items} />
    case 'steps':
      return <StepList steps={block.steps} />
    case 'timeline':
      return <Timeline items={block.items} />
    case 'risks':
      return <RiskList items={block.items} />
    case 'figures':
      return <EngagementList engagements={block.items} />
    case 'comparison':
      return <ComparisonTable caption={block.heading} columns={block.columns} rows={block.rows} />
    case 'questions':
      return <QuestionList items={block.items} />
    case 'cards':
      return <TopicCards items={block.items} />
  }
}
