import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { useOnline } from './use-online'

/**
 * Notice while the device is offline; the live region is always rendered, so that going offline and coming back online
 * are both announced.
 */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <Region role="status">
      {!isOnline && (
        <Alert tone="warning" heading="You are offline">
          <p>Your text is kept on this device. To save it, press the button again once you are back online.</p>
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
