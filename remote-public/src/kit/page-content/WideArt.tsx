import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'

/** A picture across the whole page, drawn for phones, tablets and wide screens; its edges fade. */
export const WideArt = ({ seed }: { seed: string }) => (
  <Faded>
    <Phone>
      <SignalArt seed={seed} width={360} height={200} settles />
    </Phone>
    <Tablet>
      <SignalArt seed={seed} width={768} height={260} settles />
    </Tablet>
    <Wide>
      <SignalArt seed={seed} width={1600} height={400} settles />
    </Wide>
  </Faded>
)

const Faded = styled.div`
  mask-image:
    linear-gradient(
      90deg,
      transparent,
      currentColor min(${({ theme }) => theme.space.huge}, 12%),
      currentColor calc(100% - min(${({ theme }) => theme.space.huge}, 12%)),
      transparent
    ),
    linear-gradient(
      transparent,
      currentColor min(${({ theme }) => theme.space.xxl}, 12%),
      currentColor calc(100% - min(${({ theme }) => theme.space.xxl}, 12%)),
      transparent
    );
  mask-composite: intersect;
`

const Frame = styled.div`
  & > svg {
    block-size: auto;
  }
`

const Phone = styled(Frame)`
  ${media.tablet} {
    display: none;
  }
`

const Tablet = styled(Frame)`
  display: none;

  ${media.tablet} {
    display: block;
  }

  ${media.wide} {
    display: none;
  }
`

const Wide = styled(Frame)`
  display: none;

  ${media.wide} {
    display: block;
  }
`
