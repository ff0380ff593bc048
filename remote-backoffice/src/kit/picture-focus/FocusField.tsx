import type { MouseEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Group, Legend, Mark, Pad, Sliders } from './FocusField.styles'

/** The form fields of the focal point. */
interface FocusFields {
  focusX: number | null
  focusY: number | null
}

const MIDDLE = 50
const SIDES = [
  ['focusX', 'From the left'],
  ['focusY', 'From the top'],
] as const

/** Sets the focal point that crops keep in view, by a click on the picture or with two sliders. */
export function FocusField({ picture }: { picture: string }) {
  const { control, setValue } = useFormContext<FocusFields>()
  const [x, y] = useWatch({ control, name: ['focusX', 'focusY'] })
  const isChosen = typeof x === 'number' && typeof y === 'number'
  const point = { focusX: x ?? MIDDLE, focusY: y ?? MIDDLE }

  function choose(next: FocusFields) {
    setValue('focusX', next.focusX, { shouldDirty: true })
    setValue('focusY', next.focusY, { shouldDirty: true })
  }

  function press({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)))
    choose({ focusX: percent(clientX - left, width), focusY: percent(clientY - top, height) })
  }

  return (
    <Group>
      <Legend>Focal point</Legend>
      <Text $size="small" $tone="muted">
        Pages, cards and shared links show only part of the picture. Click the point that must stay in view. If you
        choose none, pages and cards show the middle; for shared links, a part is chosen automatically.
      </Text>
      {/* The sliders below are the keyboard alternative. */}
      <Pad aria-hidden="true" onClick={press}>
        <img src={picture} alt="" />
        {isChosen && <Mark style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />}
      </Pad>
      <Sliders>
        {SIDES.map(([side, label]) => (
          <label key={side}>
            {label}
            <input
              type="range"
              min={0}
              max={100}
              value={point[side]}
              aria-valuetext={isChosen ? `${point[side]} per cent` : 'not chosen'}
              onChange={({ target }) => choose({ ...point, [side]: Number(target.value) })}
            />
          </label>
        ))}
      </Sliders>
      {isChosen && (
        <div>
          <Button size="small" variant="secondary" onClick={() => choose({ focusX: null, focusY: null })}>
            Choose automatically
          </Button>
        </div>
      )}
    </Group>
  )
}
