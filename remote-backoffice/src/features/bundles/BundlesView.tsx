import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { MAX_BUNDLE_NAME, type BundleSummary } from '@tekskills/shared/contracts/http/bundles'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { createBundle } from '../../kit/bundles/bundles-api'
import { failureMessage } from '../../kit/connection/failure-message'
import { Panel } from '../../kit/staff-page/Panel'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { bundlePage } from '../../paths'
import { bundleStateLabels, bundleStateTones, itemCountOf } from './bundle-labels'

interface BundlesViewProps {
  bundles: readonly BundleSummary[]
  /** The tabs of the dashboard. */
  tabs: ReactNode
}

/** All bundles, and the form that adds one. */
export const BundlesView = ({ bundles, tabs }: BundlesViewProps) => (
  <StaffPage
    heading="Bundles"
    intro="Items of all kinds that go live at the same moment, and can be reverted together."
    action={tabs}
  >
    <Stack $gap="lg">
      <NewBundle />
      {bundles.length === 0 ? (
        <EmptyState heading="No bundles yet">
          Create one above, or select items in a list and choose “Add to bundle…”.
        </EmptyState>
      ) : (
        <Table caption="Bundles">
          <thead>
            <tr>
              <Th scope="col">Name</Th>
              <Th scope="col">Status</Th>
              <Th scope="col">Changed</Th>
            </tr>
          </thead>
          <tbody>
            {bundles.map((bundle) => (
              <Tr key={bundle.id}>
                <Name as="th" scope="row">
                  <TextLink to={bundlePage(bundle.id)}>{bundle.name}</TextLink>
                  <small>{itemCountOf(bundle.itemCount)}</small>
                </Name>
                <Td>
                  <Badge $tone={bundle.failure ? 'danger' : bundleStateTones[bundle.state]}>
                    {bundle.failure ? 'Failed' : bundleStateLabels[bundle.state]}
                  </Badge>
                  <Time>{timeOf(bundle)}</Time>
                </Td>
                <Td>{formatMoment(bundle.updatedAt)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  </StaffPage>
)

const timeOf = ({ state, goesLiveAt, liveSince }: BundleSummary) => {
  if (state === 'SCHEDULED' && goesLiveAt) return `for ${formatMoment(goesLiveAt)}`
  return state === 'LIVE' && liveSince ? `since ${formatMoment(liveSince)}` : null
}

function NewBundle() {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { name: '' } })
  const { errors, isSubmitting } = form.formState

  async function create({ name }: { name: string }) {
    try {
      const { id } = await createBundle(name)
      await navigate(bundlePage(id))
    } catch (error) {
      form.setError('name', { message: failureMessage(error) }, { shouldFocus: true })
    }
  }

  return (
    <Panel heading="New bundle">
      <form noValidate onSubmit={form.handleSubmit(create)}>
        <Stack $gap="sm">
          <TextField
            {...form.register('name', {
              validate: (name) => name.trim() !== '' || 'Enter a name.',
              maxLength: { value: MAX_BUNDLE_NAME, message: 'Use at most 120 characters.' },
            })}
            label="Name"
            dir="auto"
            readOnly={isSubmitting}
            error={errors.name?.message}
          />
          <div>
            <Button type="submit" size="small" busy={isSubmitting}>
              Create bundle
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}

const Name = styled(Td)`
  font-weight: ${({ theme }) => theme.font.weight.medium};
  overflow-wrap: anywhere;
  text-align: start;

  & > small {
    display: block;
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.caption};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`

const Time = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`
