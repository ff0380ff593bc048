import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TryAgain } from './TryAgain'

/** Stands where content of the service would be when the service does not answer. */
export function Unavailable({ heading, children }: { heading: string; children: string }) {
  return (
    <Alert tone="warning" heading={heading}>
      <Stack $gap="md" $align="start">
        <Text $size="small">{children}</Text>
        <TryAgain />
      </Stack>
    </Alert>
  )
}
