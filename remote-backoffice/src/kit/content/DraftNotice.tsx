import { useId, useState } from 'react'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { getRecord } from '../record-form/record-api'
import { FieldDifferences } from '../revisions/FieldDifferences'
import { formatMoment } from '../time/format-time'
import { discardDraft } from './content-api'

interface DraftNoticeProps {
  path: string
  /** The item with its draft. */
  item: StaffItem
  noun: string
  fieldNames: Readonly<Record<string, string>>
  /** Whether the form has text that is not in a draft yet. */
  isUnsaved: boolean
  /** Called once the draft is discarded. */
  onDiscarded: () => Promise<void>
}

/** Shows that an item has changes that visitors do not see, with buttons to compare and discard them. */
export function DraftNotice({ path, item, noun, fieldNames, isUnsaved, onDiscarded }: DraftNoticeProps) {
  const [live, setLive] = useState<StaffItem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const panelId = useId()
  const { id, version, draft, bundle } = item
  if (!draft) return null

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(isApiError(error) ? error.message : 'The service could not be reached. Try again later.')
    } finally {
      setBusy(false)
    }
  }

  const compare = () =>
    attempt(async () => setLive(live ? null : await getRecord<StaffItem>(path, id, new AbortController().signal)))

  async function discard() {
    const unsaved = isUnsaved ? ' What you have typed since the last save will be lost as well.' : ''
    const confirmed = await confirm({
      kind: 'warning',
      heading: 'Discard the unpublished changes?',
      message: `The ${noun} will return to the version on the site.${unsaved} This cannot be undone.`,
      confirmLabel: 'Discard changes',
      cancelLabel: 'Keep changes',
      cancelIsPrimary: true,
    })
    if (!confirmed) return
    await attempt(async () => {
      await discardDraft(path, { id, version })
      await onDiscarded()
    })
  }

  return (
    <Alert tone="info" heading="This item has unpublished changes">
      <Stack $gap="xs">
        <p>
          Last saved on {formatMoment(draft.at)}
          {draft.by && ` by ${draft.by.name}`}. Visitors do not see them until{' '}
          {bundle ? formatMoment(bundle.goesLiveAt) : 'you publish them'}.
        </p>
        <Cluster $gap="xs">
          <Button
            size="small"
            variant="secondary"
            busy={isBusy}
            aria-expanded={live !== null}
            aria-controls={panelId}
            onClick={() => void compare()}
          >
            Compare with the site
          </Button>
          <Button size="small" variant="secondary" busy={isBusy} onClick={() => void discard()}>
            Discard changes
          </Button>
        </Cluster>
        {problem && <p role="alert">{problem}</p>}
        <div id={panelId}>
          {live && (
            <FieldDifferences
              current={inWords(live, 'the picture on the site')}
              fields={inWords(item, 'a new picture', live)}
              fieldNames={fieldNames}
              sameText="The saved changes match the site."
            />
          )}
        </div>
      </Stack>
    </Alert>
  )
}

const PICTURES = ['url', 'webpUrl', 'templateUrl']

interface Named {
  category?: { categoryName: string } | null
  author?: { authorName: string } | null
  primaryCategory?: string | null
}

/** An item with the names of the records it refers to, and a description of its picture instead of the address. */
function inWords(item: StaffItem, picture: string, other?: StaffItem): Record<string, unknown> {
  const fields = item as StaffItem & Named & Record<string, unknown>
  const compared = other as Record<string, unknown> | undefined
  const pictures = PICTURES.filter((name) => name in fields && !isSlug(name, fields)).map((name) => [
    name,
    fields[name] && (compared?.[name] === fields[name] ? 'the picture on the site' : picture),
  ])
  return {
    ...fields,
    categoryId: fields.category?.categoryName,
    primaryCategoryId: fields.primaryCategory,
    authorId: fields.author?.authorName,
    ...(Object.fromEntries(pictures) as object),
  }
}

/** The slug of a case study is called `url`, as the specification has it. */
const isSlug = (name: string, item: object) => name === 'url' && 'webpUrl' in item
