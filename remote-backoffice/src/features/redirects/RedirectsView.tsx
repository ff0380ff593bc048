import { useCallback, useMemo, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { RecordListView } from '../../kit/tables/RecordListView'
import { redirectList } from './redirect-list'
import { askRedirect } from './redirect-question'
import { RedirectDialog } from './RedirectDialog'

interface RedirectsViewProps {
  page: Page<StaffRedirect>
  /** The tabs of the dashboard. */
  tabs: ReactNode
}

/** Addresses that lead elsewhere, or whose page is gone, and the dialog that adds and changes them. */
export function RedirectsView({ page, tabs }: RedirectsViewProps) {
  const { revalidate } = useRevalidator()

  const ask = useCallback(
    async (redirect: StaffRedirect | 'new') => {
      if (!(await askRedirect(redirect))) return
      announce('The redirect is saved.')
      await revalidate()
    },
    [revalidate],
  )
  const list = useMemo(() => redirectList((redirect) => void ask(redirect)), [ask])

  return (
    <StaffPage
      heading={list.heading}
      intro="Old addresses and where they lead. Renamed pages redirect by themselves, and are listed as “Automatic”."
      action={tabs}
    >
      <Stack $gap="md">
        <div>
          <Button size="small" onClick={() => void ask('new')}>
            <Plus aria-hidden="true" strokeWidth={1.75} />
            Add redirect…
          </Button>
        </div>
        <RecordListView list={list} page={page} />
      </Stack>
      <RedirectDialog />
    </StaffPage>
  )
}
