import { useEffect, useImperativeHandle, useRef, useState, type ClipboardEvent, type Ref } from 'react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ErrorMessage } from '@tekskills/shared/ui/Field/Field.styles'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { CaseStudyFormValues } from './case-study-form-definition'
import { emptyRow, lineOf, rowOf, rowProblems, withUnit, type ResultRow } from './result-rows'

/** As many as the page has room for. */
const MAX_RESULTS = 3

const TEXT_PARTS = ['value', 'unit', 'measure', 'before', 'after'] as const
type TextPart = (typeof TEXT_PARTS)[number]

/** Shown in an empty row. */
const EXAMPLE = rowOf('46% | fewer unplanned stops | 61 | 33')

/** The results of a case study: rows of fields that can be added, removed and put in another order. */
export function ResultsField() {
  const { control } = useFormContext<CaseStudyFormValues>()
  return (
    <Controller
      control={control}
      name="results"
      render={({ field, fieldState }) => (
        <ResultRows
          ref={field.ref}
          lines={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          problems={fieldState.error as Problems | undefined}
        />
      )}
    />
  )
}

type Problems = { message?: string } & { message?: string }[]

interface ResultRowsProps {
  lines: readonly string[]
  onChange: (lines: string[]) => void
  onBlur: () => void
  problems: Problems | undefined
  ref: Ref<{ focus: () => void }>
}

interface KeyedRow extends ResultRow {
  key: string
}

let lastKey = 0
const keyed = (row: ResultRow): KeyedRow => ({ ...row, key: `result-${++lastKey}` })

function ResultRows({ lines, onChange, onBlur, problems, ref }: ResultRowsProps) {
  // Beside the lines, which cannot hold a space that is just being typed.
  const [rows, setRows] = useState(() => lines.map((line) => keyed(rowOf(line))))
  const root = useRef<HTMLDivElement>(null)
  const toFocus = useRef<string>(undefined)

  const isSame = lines.length === rows.length && lines.every((line, index) => isLineOf(line, rows[index]))
  // Another version was restored or loaded.
  if (!isSame) setRows(lines.map((line) => keyed(rowOf(line))))

  useEffect(() => {
    if (toFocus.current) root.current?.querySelector<HTMLElement>(toFocus.current)?.focus()
    toFocus.current = undefined
  }, [rows])

  useImperativeHandle(ref, () => ({
    // Called before the fields show what is wrong with them.
    focus: () => root.current?.querySelector<HTMLElement>(firstProblem(rows) ?? 'input, [data-add]')?.focus(),
  }))

  function change(next: KeyedRow[], focus?: string) {
    toFocus.current = focus
    setRows(next)
    onChange(next.map(lineOf))
  }

  const replace = (index: number, given: readonly KeyedRow[], focus?: string) =>
    change(rows.toSpliced(index, given.length, ...given).slice(0, MAX_RESULTS), focus)

  /** Text with bars fills the fields of its row, and of those below it when it has several lines. */
  function paste(event: ClipboardEvent, index: number) {
    const pasted = event.clipboardData.getData('text')
    if (!pasted.includes('|')) return
    event.preventDefault()
    const given = pasted.split('\n').filter((line) => line.trim() !== '')
    replace(index, given.map((line) => keyed(rowOf(line))).slice(0, MAX_RESULTS - index), rowField(index, 'measure'))
  }

  function move(from: number, to: number, by: 'up' | 'down') {
    const [row, ...others] = [rows[from], ...rows.toSpliced(from, 1)]
    if (!row || to < 0 || to >= rows.length) return
    change(others.toSpliced(to, 0, row), `[data-row="${to}"] [data-move=${by}]`)
  }

  return (
    <Rows ref={root} onBlur={onBlur}>
      {rows.map((row, index) => (
        <ResultFields
          key={row.key}
          row={row}
          index={index}
          isLast={index === rows.length - 1}
          problem={problems?.[index]?.message}
          onChange={(changed, focus) => replace(index, [{ ...row, ...changed }], focus && rowField(index, focus))}
          onPaste={(event) => paste(event, index)}
          onMove={(by) => move(index, by === 'up' ? index - 1 : index + 1, by)}
          onRemove={() => change(rows.toSpliced(index, 1), '[data-add]')}
        />
      ))}
      {problems?.message && <ErrorMessage>{problems.message}</ErrorMessage>}
      <Cluster>
        <Button
          data-add
          size="small"
          variant="secondary"
          icon={<Plus {...iconProps} />}
          aria-disabled={rows.length >= MAX_RESULTS}
          onClick={() =>
            rows.length < MAX_RESULTS && change([...rows, keyed(emptyRow)], rowField(rows.length, 'value'))
          }
        >
          Add result
        </Button>
        {rows.length >= MAX_RESULTS && <Full>A page shows up to {MAX_RESULTS} results.</Full>}
      </Cluster>
    </Rows>
  )
}

/** Whether a row has the parts of a line, however it is spaced. */
const isLineOf = (line: string, row: ResultRow | undefined) => row && lineOf(row) === lineOf(rowOf(line))

const rowField = (index: number, part: TextPart) => `[data-row="${index}"] [data-part=${part}]`

/** The first field with a problem. */
function firstProblem(rows: readonly ResultRow[]): string | undefined {
  for (const [index, row] of rows.entries()) {
    const part = TEXT_PARTS.find((name) => rowProblems(row)[name])
    if (part) return rowField(index, part)
  }
  return undefined
}

interface ResultFieldsProps {
  row: ResultRow
  index: number
  isLast: boolean
  /** The message of an invalid line. */
  problem: string | undefined
  /** @param focus The field to focus next. */
  onChange: (changed: ResultRow, focus?: TextPart) => void
  onPaste: (event: ClipboardEvent) => void
  onMove: (by: 'up' | 'down') => void
  onRemove: () => void
}

function ResultFields({ row, index, isLast, problem, onChange, onPaste, onMove, onRemove }: ResultFieldsProps) {
  const isEmpty = lineOf(row) === ''
  const name = `result ${index + 1}`
  const found = problem ? rowProblems(row) : {}
  // A problem of the whole line, such as its length.
  const problems = problem && Object.keys(found).length === 0 ? { measure: problem } : found
  const part = (key: TextPart) => ({
    'data-part': key,
    value: row[key],
    placeholder: isEmpty ? EXAMPLE[key] : undefined,
    error: problems[key],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      if (value.includes('|')) spread(row, key, value, onChange)
      else onChange(key === 'unit' ? withUnit(row, value) : { ...row, [key]: value })
    },
  })
  const mover = (by: 'up' | 'down', isAtEnd: boolean) => ({
    size: 'small' as const,
    variant: 'quiet' as const,
    'aria-label': `Move ${name} ${by}`,
    'aria-disabled': isAtEnd,
    'data-move': by,
    onClick: () => !isAtEnd && onMove(by),
  })
  return (
    <Row data-row={index} onPaste={onPaste}>
      <VisuallyHidden as="legend">Result {index + 1}</VisuallyHidden>
      <Head>
        <span aria-hidden="true">Result {index + 1}</span>
        <Button {...mover('up', index === 0)} icon={<ArrowUp {...iconProps} />} />
        <Button {...mover('down', isLast)} icon={<ArrowDown {...iconProps} />} />
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove ${name}`}
          icon={<X {...iconProps} />}
          onClick={onRemove}
        />
      </Head>
      <Figure>
        <TextField {...part('value')} label="Value" />
        <TextField {...part('unit')} label="Unit" optional />
        <TextField {...part('measure')} label="What it measures" />
      </Figure>
      <Change>
        <TextField {...part('before')} label="Before" optional inputMode="decimal" />
        <TextField {...part('after')} label="After" optional inputMode="decimal" />
      </Change>
    </Row>
  )
}

const FOLLOWING = {
  value: ['measure', 'before', 'after'],
  unit: ['measure', 'before', 'after'],
  measure: ['before', 'after'],
  before: ['after'],
  after: [],
} as const satisfies Record<TextPart, TextPart[]>

/** A bar typed in a field ends it and goes on in the next, as in the stored line. */
function spread(row: ResultRow, part: TextPart, text: string, onChange: ResultFieldsProps['onChange']) {
  const [own = '', ...others] = text.split('|').map((given) => given.trim())
  const changed = { ...row, [part]: own }
  if (part === 'unit') Object.assign(changed, withUnit(row, own))
  if (part === 'value' && row.unit === '') {
    const { value, unit, isSpaced } = rowOf(own)
    Object.assign(changed, { value, unit, isSpaced })
  }
  const following = FOLLOWING[part].slice(0, others.length)
  following.forEach((name, index) => (changed[name] = others[index] || row[name]))
  onChange(changed, following.at(-1) ?? part)
}

const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  container-type: inline-size;
`

const Row = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  min-inline-size: 0;
  margin: 0;
  padding: 0 0 ${({ theme }) => theme.space.md};
  border: 0;
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

  ${media.print} {
    break-inside: avoid;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;

  & > span {
    margin-inline-end: auto;
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`

const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;

  & > :last-child {
    grid-column: 1 / -1;
  }

  @container (min-width: 30rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 5fr);

    & > :last-child {
      grid-column: auto;
    }
  }
`

const Change = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;

  @container (min-width: 30rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 5fr);
  }
`

const Full = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`
