import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { isRichText } from '../text/plain-text'
import { fieldValue } from './field-value'
import { RichTextDifference } from './RichTextDifference'
import { textBlocks } from './text-blocks'
import { Fields } from './Versions.styles'
import { wordDifference, type DifferencePart } from './word-difference'

interface FieldDifferencesProps {
  /** The record as it is stored now. */
  current: object
  /** The fields of the version. */
  fields: Readonly<Record<string, unknown>>
  /** Labels of the fields; fields without a label are left out. */
  fieldNames: Readonly<Record<string, string>>
  /** Shown if nothing differs. */
  sameText?: string
}

const SAME = 'This version is the same as the current record.'

/** What restoring a version would change: removed text is struck, added text is marked, both with their formatting. */
export function FieldDifferences({ current, fields, fieldNames, sameText = SAME }: FieldDifferencesProps) {
  const now = current as Record<string, unknown>
  const changed = Object.entries(fieldNames)
    .filter(([field]) => field in fields)
    .map(([field, name]) => ({ field, name, before: now[field] ?? '', after: fields[field] ?? '' }))
    .filter(({ field, before, after }) => textOf(field, before) !== textOf(field, after))
  if (changed.length === 0) return <p>{sameText}</p>
  return (
    <Fields>
      {changed.map(({ field, name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {isRichText(before) || isRichText(after) ? (
              <RichTextDifference before={String(before)} after={String(after)} />
            ) : (
              wordDifference(fieldValue(field, before), fieldValue(field, after)).map((part, index) => (
                <DifferenceText key={index} {...part} />
              ))
            )}
          </dd>
        </div>
      ))}
    </Fields>
  )
}

/** The value to compare: rich text with its formatting, anything else as its form shows it. */
const textOf = (field: string, value: unknown) =>
  isRichText(value) ? JSON.stringify(textBlocks(value)) : fieldValue(field, value)

function DifferenceText({ kind, text }: DifferencePart) {
  if (kind === 'same') return <span>{text}</span>
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <VisuallyHidden>{kind === 'added' ? 'added: ' : 'removed: '}</VisuallyHidden>
      {text}
    </Mark>
  )
}
