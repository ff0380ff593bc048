import { useId, type ReactNode, type SubmitEventHandler } from 'react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog, type DialogProps } from '@tekskills/shared/ui/Dialog/Dialog'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'

interface FormDialogProps extends Pick<DialogProps, 'heading' | 'size' | 'onClose'> {
  submitLabel: ReactNode
  onSubmit: SubmitEventHandler<HTMLFormElement>
  isBusy?: boolean
  isDisabled?: boolean
  /** The fields. */
  children: ReactNode
}

/** A dialog with a short form: one button cancels, the other submits. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, onSubmit, isBusy, isDisabled, onClose, children, ...dialog } = props
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={onSubmit}>
        <Stack $gap="sm">{children}</Stack>
      </form>
    </Dialog>
  )
}
