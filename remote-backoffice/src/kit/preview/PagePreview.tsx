import { useEffect, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import type { z } from 'zod'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { Skeleton } from '@tekskills/shared/ui/Skeleton/Skeleton'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { previewLink } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'

/** Widths of a phone, a tablet and a desktop screen in CSS pixels. */
const WIDTHS = [
  ['Phone', 360],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const

/** The largest of {@link WIDTHS} that fits the window. */
const widestHere = () => WIDTHS.findLast(([, pixels]) => pixels <= innerWidth)?.[1] ?? WIDTHS[0][1]

interface PagePreviewProps {
  path: string
  id: string
}

/** A preview of a saved record on its real page, at three widths, before it is published (BO-05). */
export function PagePreview({ path, id }: PagePreviewProps) {
  const [url, setUrl] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [width, setWidth] = useState<number>(widestHere)
  const panel = useRef<HTMLDivElement>(null)
  const available = useInlineSize(panel)
  // A page wider than the panel is scaled down to fit.
  const scale = available ? Math.min(1, available / width) : 1

  useEffect(() => {
    let isWanted = true
    createPreviewLink(path, id)
      .then((link) => isWanted && setUrl(link.url))
      .catch((error: unknown) => {
        if (isWanted) setProblem(isApiError(error) ? error.message : 'The preview could not be created.')
      })
    return () => void (isWanted = false)
  }, [path, id])

  if (problem) {
    return (
      <Alert live tone="danger">
        {problem}
      </Alert>
    )
  }
  return (
    <Stack>
      <Cluster $justify="space-between">
        <Cluster role="group" aria-label="Preview width" $gap="xs">
          {WIDTHS.map(([name, pixels]) => (
            <FilterChip key={name} selected={width === pixels} onClick={() => setWidth(pixels)}>
              {name}, {pixels} px
            </FilterChip>
          ))}
        </Cluster>
        {url && (
          <ButtonLink variant="quiet" size="small" href={url} external>
            Open in new tab
          </ButtonLink>
        )}
      </Cluster>
      <Text $size="small" $tone="muted">
        Shows the saved version. Anyone with the link can see it for one hour.
      </Text>
      <Scroller ref={panel} tabIndex={0} role="region" aria-label="Preview">
        {url ? (
          // Without scripts the frame cannot access the back-office session; the page is complete without them.
          <Sheet style={{ inlineSize: width * scale }}>
            <Frame
              title="Page preview"
              src={url}
              sandbox="allow-same-origin"
              style={{ inlineSize: width, blockSize: `calc(100% / ${scale})`, transform: `scale(${scale})` }}
            />
          </Sheet>
        ) : (
          <Skeleton $shape="block" />
        )}
      </Scroller>
    </Stack>
  )
}

const Scroller = styled.div`
  overflow: auto;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceMuted};
`

const Sheet = styled.div`
  block-size: 70vh;
  margin-inline: auto;
  overflow: hidden;
`

const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
`

/** Creates a signed link to the record's page that is valid for an hour (contract §3.7, additions). */
async function createPreviewLink(path: string, id: string): Promise<z.infer<typeof previewLink>> {
  const { data } = await http.post<z.infer<typeof previewLink>>(`${path}/${encodeURIComponent(id)}/preview`)
  return data
}

/** Content width of an element in CSS pixels, updated on resize; undefined until it is measured. */
function useInlineSize(element: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>()

  useEffect(() => {
    if (!element.current || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return size
}
