import { useEffect, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { Webhook, WebhookDelivery } from '@tekskills/shared/contracts/http/webhooks'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Spinner } from '@tekskills/shared/ui/Spinner/Spinner'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { failureMessage } from '../../kit/connection/failure-message'
import { Rows } from '../../kit/staff-page/RowList.styles'
import { formatMoment } from '../../kit/time/format-time'
import { deliveryStates, eventLabelOf } from './webhook-labels'
import { deliverAgain, listDeliveries } from './webhooks-api'

type Loaded = { at: 'loading' } | { at: 'failed'; message: string } | { at: 'shown'; deliveries: WebhookDelivery[] }

/** The deliveries of a webhook in the last 30 days, and whether they arrived. */
export function WebhookDeliveries({ webhook: { id, isEnabled } }: { webhook: Webhook }) {
  const [loaded, setLoaded] = useState<Loaded>({ at: 'loading' })
  const [busy, setBusy] = useState<string>()

  useEffect(() => {
    let isLeft = false
    void read(id).then((next) => {
      if (!isLeft) setLoaded(next)
    })
    return () => {
      isLeft = true
    }
  }, [id])

  const load = async () => setLoaded(await read(id))

  async function again({ id: deliveryId }: WebhookDelivery) {
    setBusy(deliveryId)
    try {
      await deliverAgain(id, deliveryId)
      announce('It will be delivered again in a moment.')
      await load()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: failureMessage(error) })
    } finally {
      setBusy(undefined)
    }
  }

  if (loaded.at === 'loading') return <Spinner label="Loading the deliveries" />
  if (loaded.at === 'failed') {
    return (
      <Alert live tone="danger" heading="The deliveries could not be loaded">
        <p>{loaded.message}</p>
        <Button size="small" variant="secondary" onClick={() => void load()}>
          Try again
        </Button>
      </Alert>
    )
  }
  const { deliveries } = loaded
  return (
    <>
      <Cluster $justify="space-between">
        <Text $size="small" $tone="muted">
          {deliveries.length === 0
            ? 'Nothing in the last 30 days.'
            : 'The latest 100 of the last 30 days. A repeated delivery has the same webhook-id.'}
        </Text>
        <Button size="small" variant="quiet" onClick={() => void load()}>
          Refresh<VisuallyHidden> the deliveries</VisuallyHidden>
        </Button>
      </Cluster>
      {deliveries.length > 0 && (
        <Rows aria-label="Deliveries">
          {deliveries.map((delivery) => {
            const { label, tone } = deliveryStates[delivery.state]
            return (
              <li key={delivery.id}>
                <div>
                  <Cluster $gap="xs">
                    <Text $size="small">{[eventLabelOf(delivery.type), delivery.path].filter(Boolean).join(': ')}</Text>
                    <Badge $tone={tone}>{label}</Badge>
                  </Cluster>
                  <Text $size="small" $tone="muted">
                    {factsOf(delivery)}
                  </Text>
                </div>
                {isEnabled && delivery.state !== 'WAITING' && (
                  <Button
                    size="small"
                    variant="secondary"
                    busy={busy === delivery.id}
                    onClick={() => void again(delivery)}
                  >
                    Deliver again
                    <VisuallyHidden>
                      , {eventLabelOf(delivery.type)} {delivery.path}
                    </VisuallyHidden>
                  </Button>
                )}
              </li>
            )
          })}
        </Rows>
      )}
    </>
  )
}

async function read(id: string): Promise<Loaded> {
  try {
    return { at: 'shown', deliveries: await listDeliveries(id) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { at: 'failed', message: failureMessage(error) }
  }
}

function factsOf({ createdAt, attempts, status, error, nextAttemptAt }: WebhookDelivery): string {
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const outcome = error ?? (status === null ? undefined : `response ${status}`)
  const next = nextAttemptAt && attempts > 0 ? `next ${formatMoment(nextAttemptAt)}` : undefined
  return [formatMoment(createdAt), tried, outcome, next].filter(Boolean).join(' · ')
}
