import { useState } from 'react'
import { Copy } from 'lucide-react'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { REVIEW_LINK_DAYS, type Review, type ReviewLink } from '@tekskills/shared/contracts/http/reviews'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { formatMoment } from '../time/format-time'
import { createLink, revokeLink, type ReviewedItem } from './review-api'
import { useReviewCall } from './use-review-call'

interface ReviewLinksProps {
  item: ReviewedItem
  links: readonly ReviewLink[]
  onChanged: (review: Review) => void
}

const daysLabel = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** Links by which people without an account see the item as it is saved, and may comment on it. */
export function ReviewLinks({ item, links, onChanged }: ReviewLinksProps) {
  const { run, isBusy, problem } = useReviewCall(onChanged)
  const [allowsComments, setAllowsComments] = useState(false)
  const [days, setDays] = useState<(typeof REVIEW_LINK_DAYS)[number]>(7)
  const [keyFor] = useState(createRequestKeys)

  const create = () =>
    void run(
      () => createLink(item, { allowsComments, days }, keyFor(JSON.stringify([links.length, allowsComments, days]))),
      'Link created.',
    )

  return (
    <Group role="group" aria-label="Share with people outside">
      <Name>Share with people outside</Name>
      <Text $size="small" $tone="muted">
        They need no account. They see the saved version of the page, and every change once you save it.
      </Text>
      {links.map((link) => (
        <LinkItem
          key={link.id}
          link={link}
          isBusy={isBusy}
          onRevoke={() => void run(() => revokeLink(item, link.id), 'Link revoked.')}
        />
      ))}
      <Checkbox
        label="Allow comments"
        hint="They give a name and see your replies to their comments, but no other comments."
        checked={allowsComments}
        onChange={({ target }) => setAllowsComments(target.checked)}
      />
      <SelectField
        label="Link works for"
        value={String(days)}
        onChange={({ target }) => setDays(REVIEW_LINK_DAYS.find((each) => String(each) === target.value) ?? 7)}
        options={REVIEW_LINK_DAYS.map((each) => ({ value: String(each), label: daysLabel(each) }))}
      />
      <Cluster>
        <Button size="small" variant="secondary" busy={isBusy} onClick={create}>
          Create link
        </Button>
      </Cluster>
      {problem && (
        <Text $size="small" $tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Group>
  )
}

interface LinkItemProps {
  link: ReviewLink
  isBusy: boolean
  onRevoke: () => void
}

function LinkItem({ link: { url, allowsComments, createdBy, expiresAt }, isBusy, onRevoke }: LinkItemProps) {
  const address = new URL(url, location.origin).href

  async function copy() {
    await navigator.clipboard.writeText(address)
    announce('Link copied.')
  }

  async function revoke() {
    if (await confirm(revokeQuestion)) onRevoke()
  }

  return (
    <Shared>
      <Stack $gap="xs">
        <TextField
          label={allowsComments ? 'Link with comments' : 'Read-only link'}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Text $size="caption" $tone="muted">
          {allowsComments && <Badge $tone="accent">Comments allowed</Badge>} Until {formatMoment(expiresAt)}
          {createdBy && `, by ${createdBy.name}`}
        </Text>
        <Cluster $gap="xs">
          <Button
            size="small"
            variant="quiet"
            icon={<Copy aria-hidden="true" strokeWidth={1.75} />}
            onClick={() => void copy()}
          >
            Copy link
          </Button>
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => void revoke()}>
            Revoke
          </Button>
        </Cluster>
      </Stack>
    </Shared>
  )
}

const revokeQuestion = {
  kind: 'warning',
  heading: 'Revoke this link?',
  message: 'It stops working at once for everyone who has it. Comments made with it stay here.',
  confirmLabel: 'Revoke link',
  cancelLabel: 'Keep link',
  cancelIsPrimary: true,
} as const

const Group = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding-block-start: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`

const Name = styled.h4`
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

const Shared = styled.div`
  padding: ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
`
