import type { Block } from '../../../remote-tekdatanova/src/content/documents/document-text'
import type { DrawBlock } from '../sheet'
import { drawFigure } from './figure'
import { drawBullets, drawChecks, drawSteps, drawTerms } from './lists'
import { drawNote } from './note'
import { drawHeading, drawLead, drawText } from './paragraphs'
import { drawTable } from './table'

/** Draws a block of a chapter by its type. */
export const drawBlock: DrawBlock<Block> = (sheet, parent, block) => {
  if ('lead' in block) return drawLead(sheet, parent, block.lead)
  if ('text' in block) return drawText(sheet, parent, block.text)
  if ('heading' in block) return drawHeading(sheet, parent, block.heading)
  if ('bullets' in block) return drawBullets(sheet, parent, block.bullets)
  if ('steps' in block) return drawSteps(sheet, parent, block.steps)
  if ('checks' in block) return drawChecks(sheet, parent, block.checks)
  if ('terms' in block) return drawTerms(sheet, parent, block.terms)
  if ('table' in block) return drawTable(sheet, parent, block.table)
  if ('figure' in block) return drawFigure(sheet, parent, block.figure)
  return drawNote(sheet, parent, block)
}
