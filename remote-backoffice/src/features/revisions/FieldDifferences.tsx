import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { Fields } from './Versions.styles'
import { wordDifference, type DifferencePart } from './word-difference'
import { wordsOf } from '../text/words-of'

interface FieldDifferencesProps {
  /** The record as it is stored now. */
  current: object
  /** The fields as a version had them. */
  fields: Readonly<Record<string, unknown>>
  /** Fields in the words of the form; those without words are not told. */
  names: Readonly<Record<string, string>>
}

/** What bringing a version back would change: words that would go are struck, words that would come are marked. */
export function FieldDifferences({ current, fields, names }: FieldDifferencesProps) {
  const now = current as Record<string, unknown>
  const changed = Object.entries(names)
    .filter(([field]) => field in fields)
    .map(([field, name]) => ({ name, before: wordsOf(now[field]), after: wordsOf(fields[field]) }))
    .filter(({ before, after }) => before !== after)
  if (changed.length === 0) return <p>It says the same as the record does now.</p>
  return (
    <Fields>
      {changed.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {wordDifference(before, after).map((part, index) => (
              <Words key={index} {...part} />
            ))}
          </dd>
        </div>
      ))}
    </Fields>
  )
}

function Words({ kind, text }: DifferencePart) {
  if (kind === 'same') return <span>{text}</span>
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <VisuallyHidden>{kind === 'added' ? 'would come: ' : 'would go: '}</VisuallyHidden>
      {text}
    </Mark>
  )
}
