import { useForm, useWatch } from 'react-hook-form'
import { redirectInput, type StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { isApiError } from '@tekskills/shared/http/api-error'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FormDialog } from '../../kit/questions/FormDialog'
import { showFormError } from '../../kit/forms/show-form-error'
import { redirectCodeLabels } from './redirect-labels'
import {
  dropRedirectDraft,
  keepRedirectDraft,
  redirectDraft,
  useRedirectQuestion,
  type RedirectDraft,
} from './redirect-question'
import { addRedirect, changeRedirect, type RedirectValues } from './redirects-api'

/** Renders the question of `askRedirect`. */
export function RedirectDialog() {
  const { asked, settle } = useRedirectQuestion()
  return asked && <Question asked={asked} settle={settle} />
}

interface QuestionProps {
  asked: StaffRedirect | 'new'
  settle: (saved: boolean) => void
}

const GONE = '410'

/** What is wrong with a path; true if nothing is. */
function isPath(path: string): string | true {
  const { error } = redirectInput.shape.from.safeParse(path)
  return error?.issues[0]?.message ?? true
}

function Question({ asked, settle }: QuestionProps) {
  const isNew = asked === 'new'
  const form = useForm<RedirectDraft>({ defaultValues: redirectDraft(asked) })
  const { register, control, getValues, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const code = useWatch({ control, name: 'code' })

  function close() {
    keepRedirectDraft(asked, getValues())
    settle(false)
  }

  async function save(draft: RedirectDraft) {
    const values: RedirectValues = {
      from: draft.from.trim(),
      to: draft.code === GONE ? null : draft.to.trim(),
      code: Number(draft.code) as RedirectValues['code'],
    }
    try {
      await (isNew ? addRedirect(values) : changeRedirect(asked, values))
      dropRedirectDraft(asked)
      settle(true)
    } catch (error) {
      if (isApiError(error) && error.status === 401) return close()
      showFormError(form, 'from', error)
    }
  }

  return (
    <FormDialog
      heading={isNew ? 'Add redirect' : 'Edit redirect'}
      size="medium"
      submitLabel="Save"
      isBusy={isSubmitting}
      onClose={close}
      onSubmit={handleSubmit(save)}
    >
      <TextField
        {...register('from', { validate: isPath })}
        label="Old address"
        hint="The path after the domain, such as /spring-offer. It must not be the address of a page."
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        readOnly={isSubmitting}
        error={errors.from?.message}
      />
      <SelectField
        {...register('code')}
        label="What visitors get"
        options={Object.entries(redirectCodeLabels).map(([value, label]) => ({ value, label }))}
      />
      {code !== GONE && (
        <TextField
          {...register('to', { validate: (to, values) => values.code === GONE || isPath(to) })}
          label="New address"
          hint="A path on this site, such as /services/cloud."
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          readOnly={isSubmitting}
          error={errors.to?.message}
        />
      )}
    </FormDialog>
  )
}
