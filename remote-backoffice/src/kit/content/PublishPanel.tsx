import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { useStore, type StoreApi } from 'zustand'
import type { Finding } from '@tekskills/shared/content-check/check-item'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { RadioGroup } from '@tekskills/shared/ui/RadioGroup/RadioGroup'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { FindingList } from '../content-check/CheckPanel.styles'
import { FindingItem } from '../content-check/FindingItem'
import { countsSentence } from '../content-check/severity-labels'
import { settleTexts } from '../forms/settle-texts'
import { scheduleUpdate } from '../bundles/bundles-api'
import { rejectionMessage } from '../connection/failure-message'
import type { SaveAction, StoredRecord } from '../record-form/record-form-definition'
import type { PublishingBar } from '../record-form/RecordForm'
import { DateTimeField } from '../time/DateTimeField'
import type { ContentFormValues } from './content-form'
import { publishLater, publishNow, withdrawals } from './save-actions'

/** What the checker has found in a form; `null` before its first check. */
export interface FoundInForm {
  findings: readonly Finding[] | null
  /** Whether someone else must approve it before it goes public. */
  lacksApproval: boolean
}

interface PublishPanelProps extends PublishingBar<StaffItem> {
  found: StoreApi<FoundInForm>
  /** Labels of the fields, as in lists of changes. */
  fieldNames: Readonly<Record<string, string>>
  /** Address of the public page for a slug. */
  pageOf: (slug: string) => string
  /** The pages and feeds where readers find it, in a sentence. */
  appearsIn: string
}

type When = 'now' | 'later'

const OPENERS = { DRAFT: 'Publish…', ARCHIVED: 'Publish…', SCHEDULED: 'Schedule…', PUBLISHED: 'Update…' } as const

/**
 * The button that opens the panel in which an item is published now or later, updated on the site, or taken off it. The
 * time is a field of the form, so that it is backed up, and a draft can be saved with a planned time.
 */
export function PublishPanel({ record, busyWith, onSave, ...about }: PublishPanelProps) {
  const { register, getValues, setValue, setError, clearErrors, trigger, formState } =
    useFormContext<ContentFormValues>()
  // The form resets only fields that it knows, and the panel is usually closed.
  register('scheduledAt')
  const [opened, setOpened] = useState<{ scheduledAt: string } | null>(null)
  const [when, setWhen] = useState<When>('now')
  /** The time that choosing “Now” has set aside. */
  const lastTime = useRef('')
  const problem = formState.errors.scheduledAt?.message
  const setTime = (scheduledAt: string) => setValue('scheduledAt', scheduledAt, { shouldDirty: true })

  function open() {
    settleTexts()
    const scheduledAt = getValues('scheduledAt')
    setWhen(scheduledAt ? 'later' : 'now')
    setOpened({ scheduledAt })
  }

  function choose(chosen: When) {
    setWhen(chosen)
    clearErrors('scheduledAt')
    if (chosen === 'now') {
      lastTime.current = getValues('scheduledAt')
      setTime('')
    } else setTime(lastTime.current || tomorrowMorning())
  }

  /** Changes nothing, except that a draft keeps the time it is planned for. */
  function close() {
    const isPlan = when === 'later' && (!record || record.status === 'DRAFT')
    if (!isPlan) {
      lastTime.current = getValues('scheduledAt') || lastTime.current
      setTime(opened?.scheduledAt ?? '')
      clearErrors('scheduledAt')
    }
    setOpened(null)
  }

  async function run({ question, ...action }: SaveAction) {
    if ((action.status === 'SCHEDULED' || action.isDraft) && !(await isTimeValid())) return
    if (question && !(await confirm({ kind: 'warning', ...question }))) return
    // Before the save, which may move the focus to a field with an error.
    flushSync(() => setOpened(null))
    if (action.isDraft) await saveAndSchedule(action, getValues('scheduledAt'))
    else await onSave(action)
  }

  /** Saves the draft, then schedules it. A schedule that the service rejects is reported at the time; the draft is saved. */
  async function saveAndSchedule(action: SaveAction, goesLiveAt: string) {
    let rejection: unknown
    async function afterSave<Stored extends StoredRecord>(saved: Stored): Promise<Stored | null> {
      try {
        const { id, name } = await scheduleUpdate(saved, goesLiveAt)
        return { ...saved, bundle: { id, name, goesLiveAt } }
      } catch (error) {
        rejection = error
        return null
      }
    }
    await onSave({ ...action, afterSave })
    if (rejection) setError('scheduledAt', { message: rejectionMessage(rejection) })
  }

  /** Validates the time as that of a schedule, and shows its error. */
  async function isTimeValid() {
    const status = getValues('status')
    setValue('status', 'SCHEDULED')
    const isValid = await trigger('scheduledAt', { shouldFocus: true })
    setValue('status', status)
    return isValid
  }

  // A save can report an error at the time, which is not shown anywhere else.
  const [shownProblem, setShownProblem] = useState(problem)
  if (shownProblem !== problem) {
    setShownProblem(problem)
    if (problem && !opened) {
      setWhen('later')
      setOpened({ scheduledAt: getValues('scheduledAt') })
    }
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-disabled={busyWith !== null || undefined}
        busy={busyWith !== null && !busyWith.isQuiet}
        onClick={() => busyWith === null && open()}
      >
        {OPENERS[record?.status ?? 'DRAFT']}
      </Button>
      {opened && (
        <OpenPanel
          {...about}
          record={record}
          when={when}
          onWhen={choose}
          onRun={(action) => void run(action)}
          onClose={close}
        />
      )}
    </>
  )
}

interface OpenPanelProps extends Pick<PublishPanelProps, 'record' | 'found' | 'fieldNames' | 'pageOf' | 'appearsIn'> {
  when: When
  onWhen: (when: When) => void
  onRun: (action: SaveAction) => void
  onClose: () => void
}

function OpenPanel(props: OpenPanelProps) {
  const { record, found, fieldNames, pageOf, appearsIn, when, onWhen, onRun, onClose } = props
  const [scheduledAt = '', slug, noindex] = useWatch<ContentFormValues, ['scheduledAt', 'slug', 'noindex']>({
    name: ['scheduledAt', 'slug', 'noindex'],
  })
  const findings = useStore(found, (state) => state.findings)
  const lacksApproval = useStore(found, (state) => state.lacksApproval)
  const isLive = record?.status === 'PUBLISHED'
  const action = when === 'now' ? publishNow(record) : publishLater(record, scheduledAt)
  // Without a summary, the form itself rejects publishing.
  const hasErrors = findings?.some(({ severity, place }) => severity === 'ERROR' && place.field !== 'description')
  const others = withdrawals(record)

  return (
    <Dialog
      heading={isLive ? 'Update' : 'Publish'}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onRun(action)}>{hasErrors ? `${action.label} anyway` : action.label}</Button>
        </>
      }
    >
      <Stack>
        <RadioGroup
          name="publish-when"
          label="When"
          value={when}
          onChange={({ target }) => onWhen(target.value as When)}
          options={[
            { value: 'now', label: 'Now', hint: isLive ? 'The page changes at once.' : 'Visitors see it at once.' },
            {
              value: 'later',
              label: 'Later',
              hint: isLive
                ? 'The page stays as it is until the time you choose.'
                : 'Visitors see it from the time you choose, without another click.',
            },
          ]}
        />
        {when === 'later' && <DateTimeField name="scheduledAt" label="Publish at" isRequired />}
        {lacksApproval && (
          <Alert tone="warning" heading="Someone else must approve this first">
            <p>Save it, and request approval under “Review”.</p>
          </Alert>
        )}
        <Facts>
          <dt>Address</dt>
          <dd>
            {slug ? `${location.host}${pageOf(slug)}` : `${location.host}${pageOf('')} and a slug made from the name`}
          </dd>
          <dt>Appears in</dt>
          <dd>{noindex ? `${appearsIn}. Search engines are asked to leave it out.` : `${appearsIn}.`}</dd>
        </Facts>
        <section aria-label="Checklist">
          <Text $size="small" $tone="muted" role="status">
            {findings === null
              ? 'Checking…'
              : findings.length === 0
                ? 'Headings, links, pictures and wording are in order.'
                : countsSentence(findings)}
          </Text>
          {findings && findings.length > 0 && (
            <Checklist>
              {findings.map((finding, index) => (
                // Findings have no identity, because the same place can break a rule twice.
                <li key={index}>
                  <FindingItem finding={finding} fieldNames={fieldNames} onLeave={() => flushSync(onClose)} />
                </li>
              ))}
            </Checklist>
          )}
        </section>
        {others.length > 0 && (
          <Cluster role="group" aria-label={isLive ? 'Take it off the site' : 'Keep it off the site'} $gap="xs">
            {others.map((each) => (
              <Button key={each.label} size="small" variant="quiet" onClick={() => onRun(each)}>
                {each.label}
              </Button>
            ))}
          </Cluster>
        )}
      </Stack>
    </Dialog>
  )
}

/** Nine o’clock tomorrow in the user’s time zone, as a suggestion. */
function tomorrowMorning(): string {
  const at = new Date()
  at.setDate(at.getDate() + 1)
  at.setHours(9, 0, 0, 0)
  return at.toISOString()
}

const Checklist = styled(FindingList)`
  max-block-size: 30vh;
  margin-block-start: ${({ theme }) => theme.space.xs};
  overflow-y: auto;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md};
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.small};

  dt {
    color: ${({ theme }) => theme.color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
