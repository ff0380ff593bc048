import { styled } from 'styled-components'
import { drawnOnce } from '@tekskills/shared/picture/drawn-once'
import { drawDotMatrix } from '@tekskills/shared/picture/motifs/dot-matrix'
import { seededRandom } from '@tekskills/shared/picture/random'
import { drawMotif } from '@tekskills/shared/picture/signal-field'
import { subjectField, subjects, type Subject } from '@tekskills/shared/picture/subjects'
import { media } from '@tekskills/shared/theme/media'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'

interface PageArtProps {
  /** The name of a subject draws the picture that explains it; any other seed draws one of its own. */
  seed: string
  /** Rows of a pictogram, drawn in place of both (`drawDotMatrix`). */
  dots?: readonly string[] | undefined
  inverse?: boolean
}

const isSubject = (seed: string): seed is Subject => Object.hasOwn(subjects, seed)

const dotsField = drawnOnce((rows: string, width: number, height: number) =>
  drawMotif(drawDotMatrix(rows.split('\n')), seededRandom(rows), { width, height }),
)

type DrawnProps = PageArtProps & { width: number; height: number; settles?: boolean }

/** Draws the picture of a page or card for one frame. */
function Drawn({ seed, dots, width, height, ...art }: DrawnProps) {
  const field = dots
    ? dotsField(dots.join('\n'), width, height)
    : isSubject(seed)
      ? subjectField(seed, width, height)
      : undefined
  return <SignalArt seed={seed} field={field} width={width} height={height} {...art} />
}

/** The picture of a card, and of a section. */
export const CardArt = (props: PageArtProps) => <Drawn {...props} width={480} height={200} />

/** The picture beside the text of a hero, or below it on a narrow screen. */
export const HeroArt = (props: PageArtProps) => (
  <>
    <Low>
      <Drawn {...props} width={480} height={200} settles />
    </Low>
    <Tall>
      <Drawn {...props} width={560} height={420} settles />
    </Tall>
  </>
)

const Frame = styled.div`
  & > svg {
    block-size: auto;
  }
`

const Low = styled(Frame)`
  ${media.laptop} {
    display: none;
  }
`

const Tall = styled(Frame)`
  display: none;

  ${media.laptop} {
    display: block;
  }
`
