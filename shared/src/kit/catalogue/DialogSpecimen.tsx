import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { TextField } from '../../ui/Field/TextField'
import { Text } from '../../ui/Text/Text'
import { useDisclosure } from '../../hooks/use-disclosure'

interface DialogSpecimenProps {
  /** Text of the button that opens it. */
  opener: string
  /** Shows a question instead of a form. */
  question?: boolean
  disabled?: boolean
}

/** A button and the dialog that it opens. */
export function DialogSpecimen({ opener, question = false, disabled }: DialogSpecimenProps) {
  const { isOpen, open, close } = useDisclosure()
  const actions = (
    <>
      <Button variant="secondary" size="small" onClick={close}>
        Keep it
      </Button>
      <Button variant={question ? 'danger' : 'primary'} size="small" onClick={close}>
        {question ? 'Delete' : 'Save'}
      </Button>
    </>
  )
  return (
    <>
      <Button variant="secondary" onClick={open} disabled={disabled}>
        {opener}
      </Button>
      {isOpen && (
        <Dialog heading={opener} type={question ? 'warn' : 'plain'} alert={question} onClose={close} actions={actions}>
          {question ? (
            <Text $tone="muted">Its URL will return “not found” from now on.</Text>
          ) : (
            <TextField label="Name" defaultValue="Cloud" hint="Articles keep their category." />
          )}
        </Dialog>
      )}
    </>
  )
}
