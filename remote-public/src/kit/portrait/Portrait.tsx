import { styled } from 'styled-components'
import { Picture } from '@tekskills/shared/ui/Picture/Picture'
import { looks } from '../../content/people/looks'
import type { UploadedPortrait } from '../../content/people/person'
import { Bust } from './Bust'
import { Monogram } from './Monogram'

interface PortraitProps {
  name: string
  portrait: UploadedPortrait | null | undefined
  /** The layout width, as the `sizes` attribute. */
  sizes: string
  /**
   * Whether the picture is shown without a name, so that it needs alternative text and loads at once; beside a name it
   * is decorative.
   */
  main?: boolean
}

const SIDE = 480

/**
 * The portrait of a person: an uploaded picture in the site's two colors with a halftone of dots, or one drawn in dots, or
 * the initials.
 */
export function Portrait({ name, portrait, sizes, main = false }: PortraitProps) {
  const look = looks[name]
  const drawn = look ? <Bust look={look} /> : <Monogram name={name} />
  if (!portrait) return drawn
  return (
    <Screen>
      <Picture
        src={portrait.url}
        alt={main ? portrait.imageAlt : ''}
        width={SIDE}
        height={SIDE}
        sizes={sizes}
        priority={main}
        fallback={drawn}
      />
    </Screen>
  )
}

/* Shadows become the accent, highlights its lightest tint. A picture that fails to load is replaced by dots, which are not filtered. */
const Screen = styled.div`
  position: relative;
  isolation: isolate;
  background: ${({ theme }) => theme.color.accentSoft};

  & picture {
    background: none;
  }

  & img {
    filter: grayscale(1) contrast(1.2) brightness(1.08);
    mix-blend-mode: multiply;
  }

  &:has(img)::before,
  &:has(img)::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    pointer-events: none;
  }

  &:has(img)::before {
    background: ${({ theme }) => theme.color.accent};
    mix-blend-mode: lighten;
  }

  &:has(img)::after {
    background: radial-gradient(circle, ${({ theme }) => theme.color.surface} 30%, transparent 34%) 0 0 /
      ${({ theme }) => `${theme.space.xxs} ${theme.space.xxs}`};
    mix-blend-mode: soft-light;
  }
`
