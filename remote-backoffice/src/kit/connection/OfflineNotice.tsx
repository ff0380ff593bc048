import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { useOnline } from './use-online'

/**
 * Says that the device is offline for as long as it is; the live region is always rendered, so that both changes are
 * announced.
 */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <Region role="status">
      {!isOnline && (
        <Alert tone="warning" heading="You are offline">
          <p>What you type is kept on this device. Nothing is saved until you are back and press the button again.</p>
        </Alert>
      )}
    </Region>
  )
}

const Region = styled.div`
  &:not(:empty) {
    margin-block-end: ${({ theme }) => theme.space.md};
  }
`
