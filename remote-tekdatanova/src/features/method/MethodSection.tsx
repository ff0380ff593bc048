import { Section } from '@tekskills/shared/ui/Section/Section'
import type { MethodDrawing } from '../../content/types'
import { Exchange } from './Exchange'
import { Hours } from './Hours'
import { Schedule } from './Schedule'
import { Share } from './Share'
import { Slices } from './Slices'

const TONES = { share: 'plain', hours: 'inverse', schedule: 'wash', slices: 'wash', exchange: 'muted' } as const

/** The section with the drawing of a page's method. */
export const MethodSection = ({ method }: { method: MethodDrawing }) => (
  <Section heading={method.heading} intro={method.intro} tone={TONES[method.kind]}>
    {drawingOf(method)}
  </Section>
)

function drawingOf(method: MethodDrawing) {
  switch (method.kind) {
    case 'share':
      return <Share groups={method.groups} />
    case 'hours':
      return <Hours moments={method.moments} />
    case 'schedule':
      return <Schedule {...method} />
    case 'slices':
      return <Slices {...method} />
    case 'exchange':
      return <Exchange {...method} />
  }
}
