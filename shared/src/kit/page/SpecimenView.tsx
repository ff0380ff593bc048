import { useEffect, useRef } from 'react'
import type { Specimen } from '../catalogue/kit-entry'
import { drawnStates, type DrawnState } from './drawn-states'
import { Figure, Stage, StateName } from './SpecimenView.styles'

const stateNames: Record<DrawnState, string> = {
  hover: 'Hovered',
  'focus-visible': 'Focused',
  active: 'Pressed',
}

const FIRST_CONTROL = ':is(a, button, input, select, textarea)'

/** One state of a component, below its name. */
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
  /** Selector of the control to draw the states of. */
  drawOn?: string
}

/** A component drawn hovered, focused and pressed; the copies are inert. */
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
