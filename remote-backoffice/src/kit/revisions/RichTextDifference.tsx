import type { ReactNode } from 'react'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { sequenceDifference, type DifferenceRun } from './sequence-difference'
import { textBlocks, type TextBlock, type TextPiece } from './text-blocks'
import { BlockFrame, DifferenceText, LinkAddress } from './Versions.styles'

type Kind = DifferenceRun<unknown>['kind']

interface RichTextDifferenceProps {
  before: string
  after: string
}

/**
 * The difference between two rich texts as readers see it, with headings, marks, links and pictures.
 */
export function RichTextDifference({ before, after }: RichTextDifferenceProps) {
  const runs = sequenceDifference(textBlocks(before), textBlocks(after), JSON.stringify)
  return (
    <DifferenceText>
      {paired(runs).map((change, index) =>
        'same' in change ? (
          <Block key={index} block={change.same}>
            {change.same.pieces.map((piece, at) => (
              <Piece key={at} piece={piece} />
            ))}
          </Block>
        ) : (
          <ChangedBlock key={index} {...change} />
        ),
      )}
    </DifferenceText>
  )
}

interface Pair {
  before?: TextBlock
  after?: TextBlock
}

/** Unchanged blocks, and pairs of a removed block and the block added in its place. */
function paired(runs: readonly DifferenceRun<TextBlock>[]): ({ same: TextBlock } | Pair)[] {
  const changes: ({ same: TextBlock } | Pair)[] = []
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]
    const next = runs[index + 1]
    if (run?.kind === 'same') changes.push(...run.entries.map((same) => ({ same })))
    else if (run?.kind === 'removed' && next?.kind === 'added') {
      changes.push(...pairBlocks(run.entries, next.entries))
      index++
    } else if (run)
      changes.push(...run.entries.map((block) => (run.kind === 'added' ? { after: block } : { before: block })))
  }
  return changes
}

/** Pairs each removed block with the next added block of the same kind; the rest stay single, in order. */
function pairBlocks(removed: readonly TextBlock[], added: readonly TextBlock[]): Pair[] {
  const pairs: Pair[] = []
  let next = 0
  for (const before of removed) {
    const match = added.findIndex(({ kind }, index) => index >= next && kind === before.kind)
    if (match === -1) {
      pairs.push({ before })
      continue
    }
    pairs.push(...added.slice(next, match).map((after) => ({ after })), { before, after: added[match] })
    next = match + 1
  }
  return [...pairs, ...added.slice(next).map((after) => ({ after }))]
}

/** A changed block: compared word by word if its kind is the same before and after, shown as a whole otherwise. */
function ChangedBlock({ before, after }: Pair) {
  if (before && after && before.kind === after.kind && before.tag !== 'hr') {
    const runs = sequenceDifference(before.pieces, after.pieces, JSON.stringify)
    return (
      <Block block={after}>
        {runs.map(({ kind, entries }, index) => (
          <Run key={index} kind={kind} pieces={entries} />
        ))}
      </Block>
    )
  }
  return (
    <>
      {before && (
        <Block block={before} kind="removed">
          <Run kind="removed" pieces={before.pieces} kindOfBlock={before.kind} />
        </Block>
      )}
      {after && (
        <Block block={after} kind="added">
          <Run kind="added" pieces={after.pieces} kindOfBlock={after.kind} />
        </Block>
      )}
    </>
  )
}

/** A block styled like its element, but without the semantics: its headings must not be in this page's outline. */
function Block({ block, kind = 'same', children }: { block: TextBlock; kind?: Kind; children: ReactNode }) {
  return (
    <BlockFrame data-block={block.tag} $kind={kind}>
      {block.tag === 'hr' ? <hr /> : children}
    </BlockFrame>
  )
}

interface RunProps {
  kind: Kind
  pieces: readonly TextPiece[]
  /** Announced for a block that is added or removed as a whole. */
  kindOfBlock?: string
}

const MARK_NAMES: Record<string, string> = {
  strong: 'bold',
  em: 'italic',
  u: 'underlined',
  s: 'struck out',
  code: 'code',
  sub: 'subscript',
  sup: 'superscript',
}

/** The visually hidden prefix of a change. */
function spoken(kind: Kind, pieces: readonly TextPiece[], kindOfBlock?: string): string {
  const marks = new Set(pieces.flatMap((piece) => piece.marks.map((mark) => MARK_NAMES[mark] ?? mark)))
  const details = [kindOfBlock, ...marks].filter(Boolean).join(', ')
  return `${kind === 'added' ? 'added' : 'removed'}${details && ` (${details})`}: `
}

function Run({ kind, pieces, kindOfBlock }: RunProps) {
  const shown = pieces.map((piece, index) => {
    const isEnd = kind !== 'same' && piece.href !== undefined && pieces[index + 1]?.href !== piece.href
    return <Piece key={index} piece={piece} address={isEnd ? piece.href : undefined} />
  })
  if (kind === 'same') return <>{shown}</>
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <VisuallyHidden>{spoken(kind, pieces, kindOfBlock)}</VisuallyHidden>
      {shown}
    </Mark>
  )
}

/** One word or picture with its marks; followed by the address at the end of a changed link. */
function Piece({ piece, address }: { piece: TextPiece; address?: string }) {
  const { text, marks, href, src, isBreak } = piece
  if (isBreak) return <br />
  let shown: ReactNode = text
  if (src) shown = <Picture src={src} alt={text} />
  for (const mark of [...marks].reverse()) {
    const Tag = mark as 'strong'
    shown = <Tag>{shown}</Tag>
  }
  if (href !== undefined) shown = <u>{shown}</u>
  return (
    <>
      {shown}
      {address !== undefined && <LinkAddress>({address}) </LinkAddress>}
    </>
  )
}

/** A thumbnail of a picture, with its description. */
const Picture = ({ src, alt }: { src: string; alt: string }) => (
  <>
    <img src={`${src}${src.includes('?') ? '&' : '?'}w=320&f=webp`} alt="" loading="lazy" width="160" />
    <small> Picture: {alt || 'without a description'} </small>
  </>
)
