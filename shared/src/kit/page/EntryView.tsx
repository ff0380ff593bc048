import { Heading } from '../../ui/Heading/Heading'
import { Text } from '../../ui/Text/Text'
import type { KitEntry } from '../catalogue/kit-entry'
import { Effect, Entry, Key, Keys, Names, TextColumn } from './EntryView.styles'
import { DrawnStates, SpecimenView } from './SpecimenView'
import { Specimens } from './SpecimenView.styles'

/** Element id of an entry on the kit page. */
export const entryId = (name: string) => name.toLowerCase()

/** One entry: the component's purpose, its keys and all its states. */
export function EntryView({ name, components, purpose, keys = [], kind, specimens, drawOn }: KitEntry) {
  const [first, ...others] = specimens
  return (
    <Entry id={entryId(name)} aria-labelledby={`${entryId(name)}-name`}>
      <TextColumn>
        <Heading level={3} size="h4" id={`${entryId(name)}-name`}>
          {name}
        </Heading>
        <Text $size="small" $tone="muted">
          {purpose}
        </Text>
        {components.length > 1 && <Names>{components.join(', ')}</Names>}
        {keys.length > 0 && (
          <Keys>
            {keys.map(([key, effect]) => (
              <div key={key}>
                <Key>{key}</Key>
                <Effect>{effect}</Effect>
              </div>
            ))}
          </Keys>
        )}
      </TextColumn>
      <Specimens>
        <SpecimenView {...first} />
        {kind !== 'view' && <DrawnStates specimen={first} drawOn={drawOn} />}
        {others.map((specimen) => (
          <SpecimenView key={specimen.label} {...specimen} />
        ))}
      </Specimens>
    </Entry>
  )
}
