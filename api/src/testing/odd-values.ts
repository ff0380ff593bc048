import fc, { type Arbitrary } from 'fast-check'

/** The subset of JSON schema that zod generates. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  format?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  minimum?: number
  maximum?: number
}

/** Text that often breaks software: quotes, wildcards, NUL, lone surrogates, out-of-range numbers. */
export const oddText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '_',
    "'",
    '"',
    '\\',
    '\0',
    '💥',
    '\uD800',
    '\uFEFF',
    '\u202E',
    '../../etc/passwd',
    '{{7*7}}',
    "' or 1=1--",
    '(select 1)',
    'id,asc;drop table account',
    '-1',
    '1.5',
    '1e309',
    'NaN',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '9'.repeat(400),
    'x'.repeat(5_000),
    '(a+)+$',
    ...['0000-13-45', '2026-02-30', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '[', 'a,b,c,d,e'],
  ),
)

const byFormat: Record<string, Arbitrary<string>> = {
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.oneof(
    fc
      .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31'),
  ),
  email: fc.constantFrom('a@example.org', 'Ü@example.org', `${'x'.repeat(250)}@example.org`),
  uri: fc.constantFrom('https://example.org/a?b=1', 'http://169.254.169.254/', 'javascript:alert(1)'),
  uuid: fc.uuid(),
}

/** Values that match a schema, with one in six replaced by an arbitrary value. */
export function valueOf(schema: JsonSchema | undefined, depth = 0): Arbitrary<unknown> {
  const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 1 }))
  if (!schema || depth > 4) return odd
  return fc.oneof({ weight: 5, arbitrary: matching(schema, depth) }, { weight: 1, arbitrary: odd })
}

function matching(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, depth + 1)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema.properties ?? {}, depth)
    case 'array':
      return fc.array(valueOf(schema.items, depth + 1), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return numberOf(schema)
    default:
      return fc.oneof(byFormat[schema.format ?? ''] ?? fc.constantFrom('a-slug', 'A name', 'Ünïcode'), oddText)
  }
}

/** Any field can be missing; half of the objects have all fields. */
const objectOf = (properties: Record<string, JsonSchema>, depth: number) => {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueOf(field, depth + 1)]),
  )
  return fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }))
}

const numberOf = ({ type, minimum = -5, maximum = 1_000 }: JsonSchema) => {
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308)
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)]
  return fc.oneof(type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }), edges)
}
