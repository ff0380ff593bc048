import type { ReactNode } from 'react'
import type { PageContent } from '../../content/page-content'
import { ContentBlock } from './ContentBlock'
import { NextStepBand } from './NextStepBand'
import { PageHero } from './PageHero'

interface ContentViewProps {
  page: PageContent
  /** Replaces the section with the next step. */
  ending?: ReactNode
}

/** A static page: hero, content blocks in the order of its content file, and the next step. */
export function ContentView({ page, ending }: ContentViewProps) {
  const { name, parents, hero, blocks, next } = page
  return (
    <>
      <PageHero name={name} parents={parents} hero={hero} />
      {blocks.map((block) => (
        <ContentBlock key={block.kind === 'statement' ? block.text : block.heading} block={block} />
      ))}
      {ending ?? <NextStepBand next={next} />}
    </>
  )
}
