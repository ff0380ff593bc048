import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { MAX_BUNDLE_NAME, type BundleSummary } from '@tekskills/shared/contracts/http/bundles'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { FormDialog } from '../questions/FormDialog'
import { failureMessage } from '../connection/failure-message'
import { useBundleQuestion } from './bundle-question'
import { addToBundle, createBundle, listBundles } from './bundles-api'

const NEW = 'new'

/** Renders the question of `askBundle`; a screen with items renders it once. */
export function AddToBundleDialog() {
  const { asked, settle } = useBundleQuestion()
  return asked && <Question ids={asked} settle={settle} />
}

interface QuestionProps {
  ids: readonly string[]
  settle: (added: boolean) => void
}

function Question({ ids, settle }: QuestionProps) {
  const [bundles, setBundles] = useState<BundleSummary[] | null>(null)
  const form = useForm({ defaultValues: { bundle: NEW, name: '' } })
  const { errors, isSubmitting } = form.formState
  const [created, setCreated] = useState<string>()
  const chosen = useWatch({ control: form.control, name: 'bundle' })

  useEffect(() => {
    const loading = new AbortController()
    listBundles(loading.signal).then(
      (all) => setBundles(all.filter(({ state }) => state !== 'LIVE')),
      (error: unknown) => {
        if (!loading.signal.aborted) form.setError('root', { message: failureMessage(error) })
      },
    )
    return () => loading.abort()
  }, [form])

  async function add({ bundle, name }: { bundle: string; name: string }) {
    try {
      const id = bundle === NEW ? (created ?? (await createBundle(name)).id) : bundle
      // A second attempt adds to the bundle that the first one has created.
      if (bundle === NEW) setCreated(id)
      await addToBundle(id, ids)
      settle(true)
    } catch (error) {
      form.setError('root', { message: failureMessage(error) })
    }
  }

  const existing = (bundles ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormDialog
      heading={ids.length === 1 ? 'Add to bundle' : `Add ${ids.length} items to bundle`}
      size="medium"
      submitLabel="Add"
      isBusy={isSubmitting}
      onClose={() => settle(false)}
      onSubmit={form.handleSubmit(add)}
    >
      <Text $tone="muted">The items in a bundle go live at the same moment, and can be reverted together.</Text>
      {errors.root && (
        <Alert tone="danger" live>
          {errors.root.message}
        </Alert>
      )}
      <SelectField
        {...form.register('bundle')}
        label="Bundle"
        hint={bundles || errors.root ? undefined : 'Loading bundles…'}
        options={[{ value: NEW, label: 'New bundle' }, ...existing]}
      />
      {chosen === NEW && (
        <TextField
          {...form.register('name', {
            validate: (name, { bundle }) => bundle !== NEW || name.trim() !== '' || 'Enter a name.',
            maxLength: { value: MAX_BUNDLE_NAME, message: 'Use at most 120 characters.' },
          })}
          label="Name"
          dir="auto"
          error={errors.name?.message}
        />
      )}
    </FormDialog>
  )
}
