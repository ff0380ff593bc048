import { useId } from 'react'
import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react'
import type { Finding } from '@tekskills/shared/content-check/check-item'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { revealInText } from '../editor/reveal-in-text'
import { useFocusField } from '../forms/focus-field'
import { FindingButton } from './CheckPanel.styles'
import { severityLabels } from './severity-labels'

const icons = { ERROR: CircleAlert, WARNING: TriangleAlert, ADVICE: Lightbulb } as const

/** Names of fields that are not in lists of changes. */
const OTHER_FIELDS: Readonly<Record<string, string>> = { image: 'picture', bannerImage: 'banner' }

interface FindingItemProps {
  finding: Finding
  /** Labels of the fields, as in lists of changes. */
  fieldNames: Readonly<Record<string, string>>
  /** Called before the focus goes to the place. */
  onLeave?: () => void
}

/** One finding, which leads to its place in the form. */
export function FindingItem({ finding, fieldNames, onLeave }: FindingItemProps) {
  const focusField = useFocusField()
  const whyId = useId()
  const { severity, message, why, place } = finding
  const Icon = icons[severity]

  function goThere() {
    onLeave?.()
    if (!revealInText(place)) focusField(place.field)
  }

  return (
    <FindingButton type="button" $severity={severity} aria-describedby={whyId} onClick={goThere}>
      <Icon {...iconProps} />
      <span>
        <strong>
          <span>{severityLabels[severity](1).replace(/^1 /, '')}: </span>
          {message}
        </strong>
        <small id={whyId}>
          {fieldNames[place.field] ?? OTHER_FIELDS[place.field] ?? place.field} · {why}
        </small>
      </span>
    </FindingButton>
  )
}
