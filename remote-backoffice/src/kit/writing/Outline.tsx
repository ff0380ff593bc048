import { flushSync } from 'react-dom'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { revealInText } from '../editor/reveal-in-text'
import { lengthOf } from '../editor/WordCount'
import { Entry, Entries, Figures, Root, Title } from './Outline.styles'
import { useTextFigures } from './use-text-figures'

interface OutlineProps {
  /** Names of the rich texts. Must be stable. */
  fields: readonly string[]
  /** Called before the focus goes to a heading. */
  beforeLeave: () => void
}

/** The headings of the texts, each of which leads to its place. */
export function Outline({ fields, beforeLeave }: OutlineProps) {
  const figures = useTextFigures(fields)
  const headings = figures?.headings ?? []
  return (
    <Root aria-label="Outline">
      <Title>Outline</Title>
      {fields.length > 1 && <Figures>{figures && `Total: ${lengthOf(figures.words)}`}</Figures>}
      {headings.length > 0 ? (
        <Entries>
          {headings.map(({ text, level, block, field }) => (
            <li key={`${field} ${block}`}>
              <Entry
                type="button"
                $level={level}
                onClick={() => {
                  // A sheet must be closed before the text can take the focus.
                  flushSync(beforeLeave)
                  revealInText({ field, block })
                }}
              >
                {text}
              </Entry>
            </li>
          ))}
        </Entries>
      ) : (
        <Text $size="small" $tone="muted">
          Headings in the text appear here.
        </Text>
      )}
    </Root>
  )
}
