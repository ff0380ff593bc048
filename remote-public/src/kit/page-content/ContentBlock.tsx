import { Section } from '@tekskills/shared/ui/Section/Section'
import type { Block, StatementBlock } from '../../content/page-content'
import { EngagementList } from '../engagement/EngagementList'
import { StepList } from '../engagement/StepList'
import { Checklist } from './Checklist'
import { ComparisonTable } from './ComparisonTable'
import { ItemCells } from './ItemCells'
import { ProseBand } from './ProseBand'
import { QuestionList } from './QuestionList'
import { RiskList } from './RiskList'
import { RuledRows } from './RuledRows'
import { StatementBand } from './StatementBand'
import { Timeline } from './Timeline'
import { TopicCards } from './TopicCards'

/** One content block of a static page. */
export function ContentBlock({ block }: { block: Block }) {
  if (block.kind === 'statement') return <StatementBand statement={block} />
  if (block.kind === 'prose') return <ProseBand prose={block} />
  const { id, eyebrow, heading, lead, tone } = block
  return (
    <Section id={id} eyebrow={eyebrow} heading={heading} intro={lead} tone={tone}>
      <BlockBody block={block} />
    </Section>
  )
}

function BlockBody({ block }: { block: Exclude<Block, StatementBlock | { kind: 'prose' }> }) {
  switch (block.kind) {
    case 'cells':
      return <ItemCells items={block.items} />
    case 'rows':
      return <RuledRows items={block.items} />
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
