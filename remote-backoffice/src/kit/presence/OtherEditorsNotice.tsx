import type { OtherEditor } from '@tekskills/shared/contracts/http/editing'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { formatMoment } from '../time/format-time'

interface OtherEditorsNoticeProps {
  noun: string
  others: readonly OtherEditor[]
  /** Absent once the user is editing too. */
  onTakeOver?: () => void
}

/**
 * Names the users who already have the form open. No one is locked out: the user who saves second chooses
 * between the texts.
 */
export function OtherEditorsNotice({ noun, others: [first, ...more], onTakeOver }: OtherEditorsNoticeProps) {
  if (!first) return null
  const who = more.length > 0 ? `${first.name} and ${more.length} more are` : `${first.name} is`
  return (
    <Alert tone="warning" live heading={`${who} editing this ${noun}`}>
      <Stack $gap="xs" $align="start">
        <p>
          Since {formatMoment(first.since)}. {onTakeOver ? 'You can keep reading or take over. ' : ''}
          If you both edit, whoever saves second chooses which version to keep.
        </p>
        {onTakeOver && (
          <Button size="small" onClick={onTakeOver}>
            Take over
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
