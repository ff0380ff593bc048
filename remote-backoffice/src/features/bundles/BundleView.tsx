import { styled } from 'styled-components'
import type { BundleDetail, BundleItem } from '@tekskills/shared/contracts/http/bundles'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import {
  addToBundle,
  deleteBundle,
  publishBundle,
  removeFromBundle,
  returnBundle,
  unscheduleBundle,
} from '../../kit/bundles/bundles-api'
import { contentTypeLabels, editItem, editItemField } from '../../kit/content/content-types'
import { ContentStatusBadge } from '../../kit/content/ContentStatusBadge'
import { useSteps } from '../../kit/record-form/use-steps'
import { Panel } from '../../kit/staff-page/Panel'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { timeZone } from '../../kit/time/local-time'
import { bundlesPage } from '../../paths'
import { AddItems } from './AddItems'
import { bundleStateLabels, bundleStateTones, itemCountOf } from './bundle-labels'
import { BundleRows } from './BundleRows.styles'
import { ScheduleForm } from './ScheduleForm'

/** One bundle: its items with their conflicts, and the available actions. */
export function BundleView({ bundle }: { bundle: BundleDetail }) {
  const { id, name, state, items, failure, goesLiveAt, comesBackAt, liveSince } = bundle
  const { run, isBusy, problem } = useSteps()
  const navigate = useNavigate()
  const isLive = state === 'LIVE'
  const conflicts = items.flatMap((item) => item.conflicts)
  const blocked = items.filter((item) => item.conflicts.some(({ blocks }) => blocks)).length
  const warned = conflicts.length > 0 ? ' Read the notes on the items first.' : ''

  const publish = () =>
    run({
      question: {
        kind: 'warning',
        heading: `Publish “${name}” now?`,
        message: `${itemCountOf(items.length)} will go live at the same moment.${warned}`,
        confirmLabel: 'Publish now',
      },
      work: () => publishBundle(bundle),
      done: 'The bundle is live.',
    })
  const back = () =>
    run({
      question: {
        kind: 'warning',
        heading: `Revert “${name}”?`,
        message: `Each item returns to what it was before: off the site, or to its earlier version.${warned}`,
        confirmLabel: 'Revert',
      },
      work: () => returnBundle(bundle),
      done: 'The bundle has been reverted.',
    })
  const remove = () =>
    run({
      question: {
        kind: 'warn',
        heading: `Delete “${name}”?`,
        message: isLive
          ? 'Its items stay on the site, and can no longer be reverted together.'
          : 'Its items stay as they are.',
        confirmLabel: 'Delete',
      },
      work: () => deleteBundle(bundle).then(() => navigate(bundlesPage)),
      done: 'The bundle was deleted.',
    })

  return (
    <StaffPage
      heading={name}
      intro={<TextLink to={bundlesPage}>All bundles</TextLink>}
      action={<Badge $tone={bundleStateTones[state]}>{bundleStateLabels[state]}</Badge>}
    >
      <Stack $gap="lg">
        {problem && (
          <Alert tone="danger" heading="Nothing was changed" live>
            {problem}
          </Alert>
        )}
        {failure && (
          <Alert
            tone="danger"
            heading={isLive ? 'The bundle did not revert as scheduled' : 'The bundle did not go live as scheduled'}
          >
            {failure}
          </Alert>
        )}
        {liveSince && <Alert tone="success">Live since {formatMoment(liveSince)}.</Alert>}
        {goesLiveAt && (
          <Alert>
            Goes live on {formatMoment(goesLiveAt)} ({timeZone()}).
          </Alert>
        )}
        {comesBackAt && (
          <Alert>
            Reverts on {formatMoment(comesBackAt)} ({timeZone()}).
          </Alert>
        )}
        {blocked > 0 && (
          <Alert tone="warning">
            {itemCountOf(blocked)} {blocked === 1 ? 'stands' : 'stand'} in the way. Nothing can{' '}
            {isLive ? 'be reverted' : 'go live'} until that is resolved.
          </Alert>
        )}
        <Panel heading={itemCountOf(items.length)}>
          {items.length === 0 ? (
            <EmptyState heading="Nothing in this bundle yet" level={3}>
              Search for items below, or select them in their lists and choose “Add to bundle…”.
            </EmptyState>
          ) : (
            <BundleRows>
              {items.map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  onRemove={
                    isLive || isBusy
                      ? undefined
                      : () =>
                          void run({
                            work: () => removeFromBundle(id, item.id),
                            done: `“${item.title}” is no longer in the bundle.`,
                          })
                  }
                />
              ))}
            </BundleRows>
          )}
        </Panel>
        {!isLive && (
          <Panel heading="Add items">
            <AddItems
              added={items.map((item) => item.id)}
              isBusy={isBusy}
              onAdd={({ id: itemId, title }) =>
                void run({ work: () => addToBundle(id, [itemId]), done: `“${title}” is in the bundle.` })
              }
            />
          </Panel>
        )}
        {items.length > 0 && <ScheduleForm key={bundle.version} bundle={bundle} />}
        <Cluster>
          {isLive ? (
            <Button busy={isBusy} onClick={() => void back()}>
              Revert…
            </Button>
          ) : (
            items.length > 0 && (
              <Button busy={isBusy} onClick={() => void publish()}>
                Publish now…
              </Button>
            )
          )}
          {(goesLiveAt || comesBackAt) && (
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => void run({ work: () => unscheduleBundle(bundle), done: 'The schedule was cancelled.' })}
            >
              Cancel schedule
            </Button>
          )}
          <Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
            Delete bundle…
          </Button>
        </Cluster>
      </Stack>
    </StaffPage>
  )
}

function Item({ item, onRemove }: { item: BundleItem; onRemove?: () => void }) {
  const { title, kind, status, hasDraft, path, conflicts } = item
  return (
    <li>
      <Cluster $justify="space-between">
        <div>
          {status === null ? title : <TextLink to={editItem(item)}>{title}</TextLink>}
          <Text $size="small" $tone="muted">
            {contentTypeLabels[kind]}
            {hasDraft && status === 'PUBLISHED' && ', with unpublished changes'}
          </Text>
        </div>
        <Cluster $gap="xs">
          {status === null ? <Badge $tone="danger">Deleted</Badge> : <ContentStatusBadge status={status} />}
          {path && (
            <TextLink to={path}>
              View<VisuallyHidden> {title} on site</VisuallyHidden>
            </TextLink>
          )}
          {onRemove && (
            <Button size="small" variant="quiet" onClick={onRemove}>
              Remove<VisuallyHidden> {title} from the bundle</VisuallyHidden>
            </Button>
          )}
        </Cluster>
      </Cluster>
      {conflicts.length > 0 && (
        <Conflicts aria-label={`Notes on ${title}`}>
          {conflicts.map(({ code, blocks, message, field }) => (
            <li key={`${code}${message}`}>
              <Badge $tone={blocks ? 'danger' : 'warning'}>{blocks ? 'Blocks the bundle' : 'Note'}</Badge>{' '}
              {field && status !== null ? <TextLink to={editItemField(item, field)}>{message}</TextLink> : message}
            </li>
          ))}
        </Conflicts>
      )}
    </li>
  )
}

const Conflicts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  margin-block-start: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.small};
`
