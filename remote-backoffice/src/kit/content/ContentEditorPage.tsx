import { useCallback, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { createStore } from 'zustand'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { bundlePage } from '../../paths'
import { CheckPanel } from '../content-check/CheckPanel'
import type { RecordFormDefinition } from '../record-form/record-form-definition'
import { copyIntro } from '../record-form/read-edited'
import { RecordForm } from '../record-form/RecordForm'
import { ReviewProvider } from '../review/ReviewProvider'
import { StartFrom } from '../record-form/StartFrom'
import { StaffPage } from '../staff-page/StaffPage'
import { formatMoment } from '../time/format-time'
import { ViewToolsPlace } from '../writing/view-tools'
import { bundlePlanOf } from './bundle-plan'
import { ContentStatusBadge } from './ContentStatusBadge'
import { useItemNow } from './item-now'
import { PublishPanel, type FoundInForm } from './PublishPanel'
import { RecordPanels } from './RecordPanels'
import { SavedDialog } from './SavedDialog'

interface ContentEditorPageProps<Stored extends StaffItem, Values extends FieldValues, Valid extends object> {
  definition: RecordFormDefinition<Stored, Values, Valid>
  /** The item to edit; `null` to add one. */
  item: Stored | null
  /** The item that the new one starts as a copy of. */
  copyOf: Stored | null
  /** What is left to do in the copy, in a sentence. */
  copyHint?: string
  /** The list endpoint of the items. */
  listUrl: string
  /** Address of the form without an item. */
  addPath: string
  nameOf: (item: Stored) => string
  /** Address of the public page for a slug. */
  pageOf: (slug: string) => string
  /** The pages and feeds where readers find it, in a sentence. */
  appearsIn: string
  /** Address to navigate to once the record is saved. */
  listPath: string
  children: ReactNode
}

/** The page that adds a content item, or edits the one named by `?id=` (contract §4 row 12). */
export function ContentEditorPage<Stored extends StaffItem, Values extends FieldValues, Valid extends object>(
  props: ContentEditorPageProps<Stored, Values, Valid>,
) {
  const { definition, copyOf, copyHint, listUrl, addPath, nameOf, pageOf, appearsIn, listPath, children } = props
  const item = useItemNow(props.item)
  const navigate = useNavigate()
  const [found] = useState(() => createStore<FoundInForm>(() => ({ findings: null, lacksApproval: false })))
  const noteFindings = useCallback((findings: FoundInForm['findings']) => found.setState({ findings }), [found])
  const noteReview = useCallback(
    ({ isDemanded, isApproved }: Review) => found.setState({ lacksApproval: isDemanded && !isApproved }),
    [found],
  )
  const [saved, setSaved] = useState<{ item: Stored; answer: (leaves: boolean) => void } | null>(null)
  const [besideHeading, setBesideHeading] = useState<HTMLElement | null>(null)
  const [besidePanels, setBesidePanels] = useState<HTMLElement | null>(null)
  const fieldNames = definition.fieldNames as Record<string, string>

  async function finish(stored: Stored): Promise<'stays' | void> {
    const leaves = await new Promise<boolean>((answer) => setSaved({ item: stored, answer }))
    setSaved(null)
    if (!leaves) return 'stays'
    await navigate(listPath)
  }

  function introOf(): string | null {
    if (item) return `Changed on ${formatMoment(item.updatedAt)}${item.updatedBy ? ` by ${item.updatedBy.name}` : ''}`
    return copyOf && [copyIntro(nameOf(copyOf)), copyHint].filter(Boolean).join(' ')
  }

  return (
    <StaffPage
      heading={item ? `Edit ${definition.noun}` : `Add ${definition.noun}`}
      intro={introOf()}
      action={
        item ? (
          <Cluster $gap="sm">
            {item.status === 'PUBLISHED' && item.slug && (
              <TextLink href={pageOf(item.slug)} external>
                View on site
              </TextLink>
            )}
            <ContentStatusBadge status={item.status} />
            <BundlePlan item={item} />
          </Cluster>
        ) : (
          <Cluster $gap="sm">
            <StartFrom listUrl={listUrl} noun={definition.noun} nameOf={nameOf} addPath={addPath} />
            <ViewTools ref={setBesideHeading} />
          </Cluster>
        )
      }
    >
      <RecordForm
        definition={definition}
        record={item}
        copyOf={copyOf}
        hasOwnFieldsets
        onSaved={finish}
        publishing={(bar) => (
          <PublishPanel {...bar} found={found} fieldNames={fieldNames} pageOf={pageOf} appearsIn={appearsIn} />
        )}
        panels={(unsaved) =>
          unsaved.record && (
            <RecordPanels
              path={definition.path}
              record={unsaved.record}
              noun={definition.noun}
              fieldNames={fieldNames}
              unsaved={unsaved}
              addPath={addPath}
            >
              <ViewTools ref={setBesidePanels} />
            </RecordPanels>
          )
        }
      >
        <ReviewProvider fieldNames={fieldNames} onLoaded={noteReview}>
          <ViewToolsPlace value={besidePanels ?? besideHeading}>{children}</ViewToolsPlace>
        </ReviewProvider>
        <CheckPanel path={definition.path} isNew={!item} fieldNames={fieldNames} onChecked={noteFindings} />
      </RecordForm>
      {saved && (
        <SavedDialog
          message={savedMessage(nameOf(saved.item), saved.item)}
          pageUrl={saved.item.status === 'PUBLISHED' && saved.item.slug ? pageOf(saved.item.slug) : undefined}
          onAnswer={saved.answer}
        />
      )}
    </StaffPage>
  )
}

/** Says that the item goes live with a bundle, although its own status does not. */
function BundlePlan({ item }: { item: StaffItem }) {
  const plan = bundlePlanOf(item)
  if (!plan) return null
  return (
    <Text as="span" $size="small" $tone="muted">
      {plan.lead} <TextLink to={bundlePage(plan.id)}>“{plan.name}”</TextLink> {plan.time}
    </Text>
  )
}

/** Holds the buttons of the writing screen. */
const ViewTools = styled.div`
  margin-inline-start: auto;
`

/** What a successful save means for visitors, for the editor's dialog. */
function savedMessage(name: string, { status, scheduledAt, draft, bundle }: StaffItem): string {
  switch (status) {
    case 'PUBLISHED':
      if (draft && bundle)
        return `The changes to “${name}” go live on ${formatMoment(bundle.goesLiveAt)}. Until then the page stays as it is.`
      return `“${name}” is on the site.`
    case 'SCHEDULED':
      return `“${name}” will go live${scheduledAt ? ` on ${formatMoment(scheduledAt)}` : ' as scheduled'}.`
    case 'ARCHIVED':
      return `“${name}” is in the archive.`
    case 'DRAFT':
      return `“${name}” is saved as a draft. Visitors cannot see it${
        scheduledAt ? `, not even on ${formatMoment(scheduledAt)}, until you schedule it` : ''
      }.`
  }
}
