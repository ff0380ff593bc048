import { styled } from 'styled-components'
import { subjectField, subjects, type Subject } from '@tekskills/shared/picture/subjects'
import { media } from '@tekskills/shared/theme/media'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'

interface PageArtProps {
  /** The name of a subject draws the picture that explains it; any other seed draws one of its own. */
  seed: string
  inverse?: boolean
}

const isSubject = (seed: string): seed is Subject => Object.hasOwn(subjects, seed)

/** Draws the picture of a page or card for one frame. */
function Drawn({ seed, width, height, ...art }: PageArtProps & { width: number; height: number; settles?: boolean }) {
  const field = isSubject(seed) ? subjectField(seed, width, height) : undefined
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
