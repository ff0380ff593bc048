import { useEffect, useRef } from 'react'
import type { Specimen } from '../catalogue/kit-entry'
import { drawnStates, type DrawnState } from './drawn-states'
import { Figure, Stage, StateName } from './SpecimenView.styles'

const stateNames: Record<DrawnState, string> = {
  hover: 'Under the pointer',
  'focus-visible': 'In focus',
  active: 'Pressed',
}

const FIRST_CONTROL = ':is(a, button, input, select, textarea)'

/** One state of a component, with its name above. */
export function SpecimenView({ label, element, wide = false }: Specimen) {
  return (
    <Figure $wide={wide}>
      <StateName>{label}</StateName>
      <Stage>{element}</Stage>
    </Figure>
  )
}

interface StatesProps {
  specimen: Specimen
  /** Selector of the control that has the states. */
  drawOn?: string
}

/** A component under the pointer, in focus and pressed: pictures of it, out of reach for pointer and keyboard. */
export function DrawnStates({ specimen, drawOn = FIRST_CONTROL }: StatesProps) {
  return drawnStates.map((state) => <DrawnStateView key={state} {...specimen} state={state} drawOn={drawOn} />)
}

function DrawnStateView({ element, wide = false, state, drawOn }: Specimen & { state: DrawnState; drawOn: string }) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    stage.current?.querySelector(drawOn)?.setAttribute('data-drawn', state)
  }, [drawOn, state])
  return (
    <Figure $wide={wide}>
      <StateName>{stateNames[state]}</StateName>
      <Stage ref={stage} inert>
        {element}
      </Stage>
    </Figure>
  )
}
