import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { SlicesDrawing } from '../../content/types'

type SlicesProps = Pick<SlicesDrawing, 'layers' | 'releases'>

/** Layers that every release crosses from top to bottom, a little wider each time. */
export const Slices = ({ layers, releases }: SlicesProps) => (
  <Root>
    <Layers aria-hidden="true">
      {layers.map((layer) => (
        <Layer key={layer} $releases={releases.length}>
          <span>{layer}</span>
          {releases.map(({ title }) => (
            <i key={title} />
          ))}
        </Layer>
      ))}
    </Layers>
    <Releases $releases={releases.length}>
      {releases.map(({ when, title, text }) => (
        <li key={title}>
          <When>{when}</When>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <Text $size="small" $tone="muted">
            {text}
          </Text>
        </li>
      ))}
    </Releases>
  </Root>
)

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
`

const LABEL = '7.5rem'

const Layers = styled.div`
  display: none;
  gap: ${({ theme }) => theme.space.xs};

  ${media.laptop} {
    display: grid;
  }
`

const Layer = styled.div<{ $releases: number }>`
  display: grid;
  grid-template-columns: ${LABEL} repeat(${({ $releases }) => $releases}, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};

  i {
    block-size: ${({ theme }) => theme.space.xl};
    border-radius: ${({ theme }) => theme.radius.sm};
    background: ${({ theme }) => theme.gradient.signal};
  }

  /* The first release is the brightest: it already crosses every layer. */
  i:nth-of-type(2) {
    opacity: 0.65;
  }

  i:nth-of-type(3) {
    opacity: 0.4;
  }

  i:nth-of-type(n + 4) {
    opacity: 0.25;
  }

  ${media.forcedColors} {
    i {
      border: ${({ theme }) => theme.line.thin} solid currentColor;
    }
  }
`

const Releases = styled.ol<{ $releases: number }>`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  & > li {
    padding-inline-start: ${({ theme }) => theme.space.md};
    border-inline-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent2};
  }

  & > li:first-child {
    border-color: ${({ theme }) => theme.color.accent};
  }

  ${media.laptop} {
    grid-template-columns: repeat(${({ $releases }) => $releases}, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.xs};
    padding-inline-start: calc(${LABEL} + ${({ theme }) => theme.space.xs});
  }
`

const When = styled.p`
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`
