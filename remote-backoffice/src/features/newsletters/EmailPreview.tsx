import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { IssuePreview } from '@tekskills/shared/contracts/http/newsletter-issues'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { makeInert } from '../../kit/preview/framed-page'
import { useSize } from '../../kit/preview/use-size'

/** Widths at which email clients show an email, in CSS pixels; none for its text version. */
const VIEWS = [
  { name: 'Phone', width: 390 },
  { name: 'Desktop', width: 800 },
  { name: 'Plain text', width: null },
] as const

interface EmailPreviewProps {
  email: IssuePreview
  preheader: string
  /** What the preview lacks, in a sentence. */
  note?: string
}

/** An email as its receivers see it: in the list of their inbox, opened on a phone and on a desktop, and as text. */
export function EmailPreview({ email, preheader, note }: EmailPreviewProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>(VIEWS[0])
  return (
    <Stack $gap="md">
      <Inbox aria-label="In the inbox">
        <dt>From</dt>
        <dd>Tekskills</dd>
        <dt>Subject</dt>
        <dd>
          <strong dir="auto">{email.subject || 'No subject'}</strong>
        </dd>
        <dt>Preheader</dt>
        <dd dir="auto">{preheader || 'None: email clients show the beginning of the text.'}</dd>
      </Inbox>
      <Cluster role="group" aria-label="Preview" $gap="xs">
        {VIEWS.map((each) => (
          <FilterChip key={each.name} selected={view === each} onClick={() => setView(each)}>
            {each.name}
          </FilterChip>
        ))}
      </Cluster>
      {note && <Note role="status">{note}</Note>}
      {view.width === null ? (
        <PlainText tabIndex={0} role="region" aria-label="Text version">
          {email.text}
        </PlainText>
      ) : (
        <EmailFrame html={email.html} width={view.width} />
      )}
    </Stack>
  )
}

/**
 * The policy of the page allows no styles in attributes, but scripts may set them: until the frame has loaded, they
 * stand in other attributes. Quotes in texts are escaped, so nothing else has this form.
 */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="')

function EmailFrame({ html, width }: { html: string; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(600)
  const { inline } = useSize(screen)
  const scale = inline > 0 ? Math.min(1, inline / width) : 1

  useEffect(() => {
    const url = URL.createObjectURL(new Blob([withoutStyles(html)], { type: 'text/html' }))
    if (frame.current) frame.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [html])

  function show(loaded: HTMLIFrameElement) {
    const email = loaded.contentDocument
    if (!email) return
    for (const styled of email.querySelectorAll<HTMLElement>('[data-style]'))
      styled.style.cssText = styled.dataset.style ?? ''
    makeInert(loaded)
    setHeight(email.body?.scrollHeight ?? 600)
  }

  return (
    <Screen ref={screen} style={{ blockSize: height * scale }}>
      <iframe
        ref={frame}
        title="Email preview"
        sandbox="allow-same-origin"
        style={{
          inlineSize: width,
          blockSize: height,
          insetInlineStart: Math.max(0, (inline - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
        onLoad={({ currentTarget }) => show(currentTarget)}
      />
    </Screen>
  )
}

const Inbox = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.md}`};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;

  & > dt {
    color: ${({ theme }) => theme.color.textMuted};
  }
`

const Note = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`

const Screen = styled.div`
  position: relative;
  overflow: hidden;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceMuted};

  & > iframe {
    position: absolute;
    inset-block-start: 0;
    border: 0;
    transform-origin: 0 0;
  }
`

const PlainText = styled.pre`
  overflow: auto;
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
