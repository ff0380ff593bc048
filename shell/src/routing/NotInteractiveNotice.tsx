import { styled } from 'styled-components'
import { Button } from '@tekskills/shared/ui/Button/Button'

interface NotInteractiveNoticeProps {
  isRetrying: boolean
  onRetry: () => void
}

/** Notice that the page is readable but not interactive, with a button to retry; floats, to avoid a layout shift. */
export function NotInteractiveNotice({ isRetrying, onRetry }: NotInteractiveNoticeProps) {
  return (
    <Notice role="alert">
      <p>Parts of this page are not working. You can still read it and follow links.</p>
      <Button size="small" busy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}

const Notice = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.z.banner};
  inset-block-end: ${({ theme }) => theme.space.md};
  inset-inline: ${({ theme }) => theme.space.md};
  margin-inline: auto;
  inline-size: fit-content;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.text};
`
