import { Fragment, useMemo, type ReactNode } from 'react'
import { PROOF, SERVICE_SUBJECTS, type Block, type PageContent } from '../../content/page-content'
import { ContentBlock } from './ContentBlock'
import { NextStepBand } from './NextStepBand'
import { PageHero } from './PageHero'
import { SectionLinks } from './SectionLinks'

interface ContentViewProps {
  page: PageContent
  /** Shown after what the client gets. */
  proof?: ReactNode
  /** Replaces the section with the next step. */
  ending?: ReactNode
}

/** A static page: hero, content blocks in the order of its content file, and the next step; services have a menu. */
export function ContentView({ page, proof, ending }: ContentViewProps) {
  const { name, parents, hero, blocks, next } = page
  const hasProof = Boolean(proof)
  const sections = useMemo(() => sectionsOf(blocks, hasProof), [blocks, hasProof])
  return (
    <>
      <PageHero name={name} parents={parents} hero={hero} />
      {sections.length > 0 && <SectionLinks sections={sections} action={hero.action} />}
      {blocks.map((block) => (
        <Fragment key={block.kind === 'statement' ? block.text : block.heading}>
          <ContentBlock block={block} pageSeed={hero.seed} />
          {isAboutResults(block) && proof}
        </Fragment>
      ))}
      {ending ?? <NextStepBand next={next} />}
    </>
  )
}

const isAboutResults = (block: Block) => 'id' in block && block.id === SERVICE_SUBJECTS.results

/** The sections that every service page has, and its case study, in the order of the page. */
function sectionsOf(blocks: readonly Block[], hasProof: boolean) {
  return blocks.flatMap((block) => {
    const { id, eyebrow: name } = block.kind === 'statement' ? {} : block
    if (!id || !name || !Object.values<string>(SERVICE_SUBJECTS).includes(id)) return []
    return [{ id, name }, ...(hasProof && isAboutResults(block) ? [PROOF] : [])]
  })
}
