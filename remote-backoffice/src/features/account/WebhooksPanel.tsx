import { useState } from 'react'
import { Check, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { webhookEvent, type NewWebhook, type Webhook } from '@tekskills/shared/contracts/http/webhooks'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Menu } from '@tekskills/shared/ui/Menu/Menu'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { failureMessage } from '../../kit/connection/failure-message'
import { Panel } from '../../kit/staff-page/Panel'
import { RowName } from '../../kit/staff-page/RowList.styles'
import { formatMoment } from '../../kit/time/format-time'
import { ShownOnce } from './ShownOnce'
import { WebhookDeliveries } from './WebhookDeliveries'
import { WebhookForm } from './WebhookForm'
import { eventLabelOf } from './webhook-labels'
import { addWebhook, changeWebhook, deleteWebhook, replaceSecret, sendTest } from './webhooks-api'
import { useFocusAtRest } from './use-focus-at-rest'

const EMPTY: NewWebhook = { url: '', events: ['item.published', 'item.updated', 'item.unpublished', 'item.deleted'] }

type Step =
  | { at: 'rest' }
  | { at: 'adding' }
  | { at: 'changing'; id: string }
  | { at: 'secret'; secret: string; heading: string }

/** The addresses that are called when something is published, changes or leaves the site (ADR 0119). */
export function WebhooksPanel({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  // Kept when the form is closed, so that what was typed is not lost.
  const [added, setAdded] = useState(EMPTY)
  const [changed, setChanged] = useState(EMPTY)
  const [open, setOpen] = useState<string>()
  const opener = useFocusAtRest(step.at)

  const rest = () => setStep({ at: 'rest' })

  async function add() {
    const { secret } = await addWebhook(added)
    setAdded(EMPTY)
    setStep({ at: 'secret', secret, heading: 'The webhook was added. Copy its secret now' })
    await revalidate()
  }

  async function change(id: string) {
    await changeWebhook(id, changed)
    rest()
    announce('The webhook was changed.')
    await revalidate()
  }

  /** Runs an action of a webhook's menu and reports its outcome. */
  async function perform(work: () => Promise<unknown>, message?: string) {
    try {
      await work()
      if (message) announce(message)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: failureMessage(error) })
    } finally {
      await revalidate()
    }
  }

  function edit({ id, url, events }: Webhook) {
    setChanged({ url, events: webhookEvent.options.filter((event) => events.includes(event)) })
    setStep({ at: 'changing', id })
  }

  async function renewSecret({ id, url }: Webhook) {
    const isSure = await confirm({
      heading: `Replace the secret of ${hostOf(url)}?`,
      message: 'For 24 hours, deliveries are signed with both secrets, so that you have time to update the receiver.',
      confirmLabel: 'Replace',
    })
    if (!isSure) return
    await perform(async () => {
      const { secret } = await replaceSecret(id)
      setStep({ at: 'secret', secret, heading: 'The secret was replaced. Copy the new one now' })
    })
  }

  async function remove({ id, url }: Webhook) {
    const isSure = await confirm({
      kind: 'warn',
      heading: `Delete the webhook for ${hostOf(url)}?`,
      message: 'It will no longer be called, and its delivery log will be deleted.',
      confirmLabel: 'Delete',
    })
    if (!isSure) return
    await perform(() => deleteWebhook(id), 'The webhook was deleted.')
    opener.current?.focus()
  }

  const itemsOf = (webhook: Webhook) => [
    { label: 'Edit', icon: <Pencil {...iconProps} />, onSelect: () => edit(webhook) },
    ...(webhook.isEnabled
      ? [
          {
            label: 'Send a test',
            icon: <Send {...iconProps} />,
            onSelect: () =>
              void perform(() => sendTest(webhook.id), 'A test is on its way. The deliveries show whether it arrived.'),
          },
        ]
      : []),
    { label: 'Replace secret…', icon: <KeyRound {...iconProps} />, onSelect: () => void renewSecret(webhook) },
    webhook.isEnabled
      ? {
          label: 'Disable',
          icon: <Power {...iconProps} />,
          onSelect: () =>
            void perform(() => changeWebhook(webhook.id, { isEnabled: false }), 'The webhook was disabled.'),
        }
      : {
          label: 'Enable',
          icon: <Check {...iconProps} />,
          onSelect: () =>
            void perform(() => changeWebhook(webhook.id, { isEnabled: true }), 'The webhook was enabled.'),
        },
    {
      label: 'Delete…',
      icon: <Trash2 {...iconProps} />,
      danger: true,
      startsGroup: true,
      onSelect: () => void remove(webhook),
    },
  ]

  return (
    <Panel heading="Webhooks" action={<Badge>{webhooks.length}</Badge>}>
      <Text $tone="muted">
        When a page or a bundle goes public, changes or leaves the site, a webhook calls an address you choose: to
        refresh a cache, post a link or start a build. It names the page and says nothing about drafts.
      </Text>
      {webhooks.length > 0 && (
        <List aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <Line>
                <div>
                  <Cluster $gap="xs">
                    <RowName>{webhook.url}</RowName>
                    {!webhook.isEnabled && <Badge $tone="warning">Disabled</Badge>}
                  </Cluster>
                  <Text $size="small" $tone="muted">
                    {webhook.events.map(eventLabelOf).join(' · ')}
                  </Text>
                  {webhook.formerSecretUntil && (
                    <Text $size="small" $tone="muted">
                      The previous secret also signs deliveries until {formatMoment(webhook.formerSecretUntil)}
                    </Text>
                  )}
                </div>
                <Cluster $gap="xs">
                  <Button
                    size="small"
                    variant="secondary"
                    aria-expanded={open === webhook.id}
                    onClick={() => setOpen(open === webhook.id ? undefined : webhook.id)}
                  >
                    Deliveries<VisuallyHidden> of {webhook.url}</VisuallyHidden>
                  </Button>
                  <Menu trigger="dots" label={`Actions for ${hostOf(webhook.url)}`} items={itemsOf(webhook)} />
                </Cluster>
              </Line>
              {webhook.disabledReason && (
                <Alert tone="warning" heading="Disabled after failed deliveries">
                  <p>
                    Last attempt: {webhook.disabledReason}. Enable the webhook once the receiver works, then use
                    “Deliver again” for what it missed.
                  </p>
                </Alert>
              )}
              {step.at === 'changing' && step.id === webhook.id && (
                <WebhookForm
                  label="Edit the webhook"
                  submitLabel="Save"
                  values={changed}
                  onChange={setChanged}
                  onSubmit={() => change(webhook.id)}
                  onCancel={rest}
                />
              )}
              {open === webhook.id && <WebhookDeliveries webhook={webhook} />}
            </li>
          ))}
        </List>
      )}
      {step.at === 'adding' && (
        <WebhookForm
          label="Add a webhook"
          submitLabel="Add webhook"
          values={added}
          onChange={setAdded}
          onSubmit={add}
          onCancel={rest}
        />
      )}
      {step.at === 'secret' && <ShownOnce heading={step.heading} label="Secret" secret={step.secret} onDone={rest} />}
      {(step.at === 'rest' || step.at === 'changing') && (
        <div>
          <Button ref={opener} variant="secondary" onClick={() => setStep({ at: 'adding' })}>
            Add a webhook
          </Button>
        </div>
      )}
    </Panel>
  )
}

const hostOf = (url: string) => new URL(url).host

const List = styled.ul`
  display: grid;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.sm};
    min-inline-size: 0;
    padding-block: ${({ theme }) => theme.space.sm};
  }
  & > li + li {
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`

const Line = styled(Stack)`
  flex-flow: row wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  align-items: center;
  justify-content: space-between;

  & > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > :not(:first-child) {
    flex: none;
  }
`
