import { useState, useSyncExternalStore } from 'react'
import { Check, Link2, Share2 } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { jobPath } from '../../kit/jobs/job-query'

const noChange = () => () => undefined

/** Copies the address of a job, and, where the device offers it, shares it. The address names no source of the visit. */
export function ShareJob({ slug, title }: { slug: string; title: string }) {
  const [result, setResult] = useState<'copied' | 'failed'>()
  const canShare = useSyncExternalStore(
    noChange,
    () => 'share' in navigator,
    () => false,
  )
  const address = () => new URL(jobPath(slug), window.location.origin).href

  return (
    <Root>
      <Button
        size="small"
        variant="quiet"
        icon={result === 'copied' ? <Check {...iconProps} /> : <Link2 {...iconProps} />}
        onClick={() =>
          void copy(address()).then(
            () => setResult('copied'),
            () => setResult('failed'),
          )
        }
      >
        {result === 'copied' ? 'Link copied' : 'Copy link'}
      </Button>
      {canShare && (
        <Button
          size="small"
          variant="quiet"
          icon={<Share2 {...iconProps} />}
          // Closing the share sheet of the device is not an error.
          onClick={() => void navigator.share({ title, url: address() }).catch(() => undefined)}
        >
          Share
        </Button>
      )}
      <span role="status">
        {result === 'copied' && <VisuallyHidden>The link to this position is copied.</VisuallyHidden>}
        {result === 'failed' && 'The link could not be copied. Copy it from the address bar.'}
      </span>
    </Root>
  )
}

/** Browsers have no clipboard on pages without HTTPS. */
const copy = async (text: string) => navigator.clipboard.writeText(text)

/** It does nothing without scripts. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  font-size: ${({ theme }) => theme.font.size.small};

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`
