import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { slug as slugSchema } from '@tekskills/shared/contracts/http/content'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useSlugCheck } from './use-slug-check'

interface SlugFieldProps {
  /** The field from which the service derives an empty slug. */
  nameField: string
  /** First part of the area's paths: `/blogs`. */
  path: string
  record: { id: string; slug: string | null } | null
  /** Public address up to the slug: `/blog/`; absent for records without a page. */
  pagePath?: string
  /** Whether the current address is already public. */
  isPublic?: boolean
}

/** What the forms call their name field, where it is not “name”. */
const NAME_LABELS: Readonly<Record<string, string>> = { title: 'title', jobTitle: 'job title' }

const hintFrom = (label: string) => `Leave blank to create it from the ${label}.`
const hintWithout = (label: string) => `Type an address in Latin letters: none can be made from this ${label}.`

/** Scripts that the service transliterates to Latin (contract §3.5). */
const TRANSLITERATED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\d]/u

/** Whether the service can derive a slug from the name. */
const canBecomeSlug = (name = '') => name.trim() === '' || TRANSLITERATED.test(name.normalize('NFKD'))

/** The slug of a record, validated and checked for availability while it is typed. */
export function SlugField({ nameField, path, record, pagePath, isPublic = false }: SlugFieldProps) {
  const { register, control, setValue, formState } = useFormContext<{ slug: string; [field: string]: string }>()
  /** The default value rather than the record's slug, because a new record has one only after its first save. */
  const saved = formState.defaultValues?.slug ?? ''
  const [slug = '', name] = useWatch({ control, name: ['slug', nameField] })
  const check = useSlugCheck({ path, slug, own: saved, excludeId: record?.id })
  /** Format error while typing; hidden once a submit has reported an error at the field. */
  const problem = slug !== '' && !formState.errors.slug && slugSchema.safeParse(slug).error?.issues[0]?.message
  const nameLabel = NAME_LABELS[nameField] ?? 'name'
  const hint = canBecomeSlug(name) ? hintFrom(nameLabel) : hintWithout(nameLabel)
  const address = slug ? `${pagePath ?? ''}${slug}` : hint

  return (
    <div>
      <TextField
        {...register('slug')}
        label="Address"
        optional
        spellCheck={false}
        autoCapitalize="none"
        hint={isPublic && slug !== saved ? `${address} · The old address will redirect here.` : address}
        error={formState.errors.slug?.message}
      />
      <Verdict role="status">
        {problem && (
          <Text $size="small" $tone="danger">
            {problem}
          </Text>
        )}
        {check?.available && (
          <Text $size="small" $tone="success">
            This address is available.
          </Text>
        )}
        {check && !check.available && (
          <Stack $gap="xxs" $align="start">
            <Text $size="small" $tone="danger">
              This address is taken.
            </Text>
            <Button
              size="small"
              variant="secondary"
              onClick={() => setValue('slug', check.suggestion, { shouldDirty: true, shouldValidate: true })}
            >
              Use “{check.suggestion}”
            </Button>
          </Stack>
        )}
      </Verdict>
    </div>
  )
}

const Verdict = styled.div`
  &:not(:empty) {
    margin-block-start: ${({ theme }) => theme.space.xs};
  }
`
