import { Component, type ReactNode } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'

interface CrashBoundaryProps {
  children: ReactNode
}

/**
 * Contains rendering errors of a form. The form backs up its text when it unmounts, and restores it when it is
 * rendered again.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError = () => ({ hasCrashed: true })

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <Alert live tone="danger" heading="Something went wrong">
        <Stack $gap="xs" $align="start">
          <p>Your text is saved on this device.</p>
          <Button size="small" onClick={() => this.setState({ hasCrashed: false })}>
            Reopen the form
          </Button>
        </Stack>
      </Alert>
    )
  }
}
