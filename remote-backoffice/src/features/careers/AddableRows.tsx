import { type ReactNode, useRef } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { capitalized } from '../../kit/labels/capitalized'
import { FieldGroup } from './field-group'

interface AddableRowsProps {
  keys: readonly string[]
  /** What a row is about, in lower case, such as "criterion". */
  noun: string
  max: number
  onAdd: () => void
  onRemove: (index: number) => void
  /** The fields of a row. */
  children: (index: number) => ReactNode
}

/** Numbered groups of fields that can be added and removed. */
export function AddableRows({ keys, noun, max, onAdd, onRemove, children }: AddableRowsProps) {
  const add = useRef<HTMLButtonElement>(null)
  return (
    <Stack $gap="lg">
      {keys.map((key, index) => (
        <FieldGroup key={key}>
          <legend>
            {capitalized(noun)} {index + 1}
          </legend>
          {children(index)}
          <Cluster>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 {...iconProps} />}
              onClick={() => {
                onRemove(index)
                add.current?.focus()
              }}
            >
              Remove {noun} {index + 1}
            </Button>
          </Cluster>
        </FieldGroup>
      ))}
      <Cluster>
        <Button
          ref={add}
          size="small"
          variant="secondary"
          icon={<Plus {...iconProps} />}
          disabled={keys.length >= max}
          onClick={onAdd}
        >
          Add {noun}
        </Button>
      </Cluster>
    </Stack>
  )
}
