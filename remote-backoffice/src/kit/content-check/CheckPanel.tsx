import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { Finding } from '@tekskills/shared/content-check/check-item'
import type { FindingSeverity } from '@tekskills/shared/contracts/http/content-check'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { useBarHeight } from '../forms/use-bar-height'
import { FindingList, Found, Opener, Root, Title } from './CheckPanel.styles'
import { FindingItem } from './FindingItem'
import { countsSentence, severityLabels } from './severity-labels'
import { useContentCheck } from './use-content-check'

interface CheckPanelProps {
  /** Endpoint of the form: `/blogs`. */
  path: string
  /** Whether the item was never saved: what it still lacks is then demanded only by the checklist for publishing. */
  isNew: boolean
  /** Labels of the fields, as in lists of changes. */
  fieldNames: Readonly<Record<string, string>>
  /** Called with each result, which includes what a new item lacks; must be stable. */
  onChecked?: (findings: readonly Finding[] | null) => void
}

/** Milliseconds without a change of the counts after which they are announced. */
const ANNOUNCE_MS = 1500

/** Rules about what is not there, by id. */
const DEMANDS: ReadonlySet<string> = new Set(['summary-missing', 'text-missing', 'cover-missing'])

/** Longer lists are not read; fixing some findings makes room for others. */
const MAX_SHOWN = 50

const tones: Record<FindingSeverity, BadgeTone> = { ERROR: 'danger', WARNING: 'warning', ADVICE: 'neutral' }
const severities = ['ERROR', 'WARNING', 'ADVICE'] as const

/** The checker's findings in the form, updated while the user writes. Each links to its place. */
export function CheckPanel({ path, isNew, fieldNames, onChecked }: CheckPanelProps) {
  const { findings: all, isLookupMissing } = useContentCheck(path)
  const findings = useMemo(() => (isNew ? all?.filter(({ rule }) => !DEMANDS.has(rule)) : all) ?? null, [all, isNew])
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLElement>(null)
  const listId = useId()
  useBarHeight(root, '--check-bar')
  useAnnouncedCounts(findings)
  useEffect(() => onChecked?.(all), [all, onChecked])
  const counts = severities.map(
    (severity) => [severity, findings?.filter((each) => each.severity === severity).length ?? 0] as const,
  )

  return (
    <Root ref={root} aria-label="Check">
      <Title>
        <Opener type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          <ChevronDown {...iconProps} />
          Check
          {findings === null ? (
            <Badge>Checking…</Badge>
          ) : findings.length === 0 ? (
            <Badge $tone="success">Nothing found</Badge>
          ) : (
            counts.map(
              ([severity, count]) =>
                count > 0 && (
                  <Badge key={severity} $tone={tones[severity]}>
                    {severityLabels[severity](count)}
                  </Badge>
                ),
            )
          )}
        </Opener>
      </Title>
      <Found id={listId} hidden={!isOpen}>
        {isLookupMissing && (
          <Text $size="small" $tone="muted">
            Links to pages of this site and sizes of pictures cannot be checked at the moment. They will be checked
            after your next change.
          </Text>
        )}
        {findings?.length === 0 && (
          <Text $size="small" $tone="muted">
            Headings, links, pictures and wording are in order.
          </Text>
        )}
        <FindingList>
          {findings?.slice(0, MAX_SHOWN).map((finding, index) => (
            // Findings have no identity, because the same place can break a rule twice.
            <li key={index}>
              <FindingItem finding={finding} fieldNames={fieldNames} />
            </li>
          ))}
        </FindingList>
        {findings && findings.length > MAX_SHOWN && (
          <Text $size="small" $tone="muted">
            {findings.length - MAX_SHOWN} more will appear once some of these are fixed.
          </Text>
        )}
      </Found>
    </Root>
  )
}

/** Announces the counts once they settle, except for those of the first check. */
function useAnnouncedCounts(findings: readonly Finding[] | null): void {
  const announced = useRef<string>(undefined)
  useEffect(() => {
    if (findings === null) return
    const sentence = countsSentence(findings)
    if (announced.current === undefined) {
      announced.current = sentence
      return
    }
    const timer = setTimeout(() => {
      if (announced.current === sentence) return
      announced.current = sentence
      announce(sentence)
    }, ANNOUNCE_MS)
    return () => clearTimeout(timer)
  }, [findings])
}
