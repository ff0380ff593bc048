import { useRef } from 'react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'

interface SavedDialogProps {
  message: string
  /** The public page; absent while there is none. */
  pageUrl?: string
  /** Called with whether the user leaves the form. */
  onAnswer: (leaves: boolean) => void
}

/** Says what a save means for visitors (LY-04). “Ok” opens the list; closing the dialog stays in the form. */
export function SavedDialog({ message, pageUrl, onAnswer }: SavedDialogProps) {
  const ok = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      alert
      type="success"
      initialFocus={ok}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Keep editing
          </Button>
          {pageUrl && (
            <ButtonLink variant="secondary" href={pageUrl} external>
              View on site
            </ButtonLink>
          )}
          <Button ref={ok} onClick={() => onAnswer(true)}>
            Ok
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  )
}
