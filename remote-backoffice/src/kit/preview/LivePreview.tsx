import { useRef, useState } from 'react'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { Skeleton } from '@tekskills/shared/ui/Skeleton/Skeleton'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Frame, Note, Root, Screen, Waiting } from './LivePreview.styles'
import { useLivePreview } from './use-live-preview'
import { useSize } from './use-size'

/** Widths of a phone, a tablet and a desktop screen in CSS pixels. */
const WIDTHS = [
  ['Phone', 390],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const

/** A number in CSS pixels. */
const KEY = 'tk:preview-width'

const widthLastChosen = () =>
  WIDTHS.map(([, pixels]) => pixels as number).find((pixels) => String(pixels) === browserStorage.read(KEY)) ??
  WIDTHS[0][1]

/** The real page of the text in the surrounding form, saved or not, at three widths (ADR 0105). */
export function LivePreview() {
  const preview = useLivePreview()
  const { shown, loading, problem, isEmpty } = preview
  const [width, setWidth] = useState<number>(widthLastChosen)
  const screen = useRef<HTMLDivElement>(null)
  const size = useSize(screen)
  // A page wider than the panel is scaled down to fit.
  const scale = size.inline > 0 ? Math.min(1, size.inline / width) : 1
  const frameStyle = {
    inlineSize: width,
    blockSize: size.block / scale,
    insetInlineStart: Math.max(0, (size.inline - width * scale) / 2),
    transform: `scale(${scale})`,
  }
  const frames = [shown, loading].filter((page) => page !== null)

  function choose(pixels: number) {
    setWidth(pixels)
    browserStorage.write(KEY, String(pixels))
  }

  return (
    <Root>
      <Cluster $justify="space-between" $gap="xs">
        <Cluster role="group" aria-label="Preview width" $gap="xs">
          {WIDTHS.map(([name, pixels]) => (
            <FilterChip
              key={name}
              aria-label={`${name}, ${pixels} px`}
              selected={width === pixels}
              onClick={() => choose(pixels)}
            >
              {pixels} px
            </FilterChip>
          ))}
        </Cluster>
        {shown?.isSaved && (
          <ButtonLink variant="quiet" size="small" href={shown.url} external>
            Open in new tab
          </ButtonLink>
        )}
      </Cluster>
      {problem === undefined && <Note>{noteOf(preview)}</Note>}
      {problem !== undefined && (
        <Alert live tone="warning">
          <Cluster $justify="space-between">
            {problem}
            <Button variant="secondary" size="small" onClick={preview.retry}>
              Try again
            </Button>
          </Cluster>
        </Alert>
      )}
      <Screen ref={screen} aria-busy={frames.length > 0 && shown === null}>
        {frames.map((page) => (
          // Without scripts the page cannot access the back-office session; it is complete without them.
          <Frame
            key={page.key}
            title={page === shown ? 'Page preview' : undefined}
            $isShown={page === shown}
            src={page.url}
            sandbox="allow-same-origin"
            style={frameStyle}
            onLoad={({ currentTarget }) => void preview.show(page, currentTarget)}
          />
        ))}
        {shown === null &&
          problem === undefined &&
          (isEmpty ? (
            <Waiting>The page appears here once you start writing.</Waiting>
          ) : (
            <Waiting role="status">
              Loading the page…
              <Skeleton $shape="block" />
            </Waiting>
          ))}
      </Screen>
    </Root>
  )
}

/** What the page shows and lacks, in a few words; not a live region, because it changes with every pause in typing. */
function noteOf({ shown, isBehind, isUnsent, hasName, hasChosenFile }: ReturnType<typeof useLivePreview>): string {
  if (!shown) return 'Updates as you write.'
  const parts = [
    isUnsent
      ? 'Your latest changes could not be sent: the preview is out of date.'
      : isBehind
        ? 'Updates once you pause.'
        : shown.isSaved
          ? 'Shows the saved version. Anyone with its link can see it for one hour.'
          : 'Shows your unsaved text, which only you see.',
    !hasName && 'The title is missing.',
    hasChosenFile && 'A chosen file appears once it is saved.',
  ]
  return parts.filter(Boolean).join(' ')
}
