import { useId, useState, type ReactNode } from 'react'
import { ChartNoAxesColumn, Copy, History } from 'lucide-react'
import { styled } from 'styled-components'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { UnsavedText } from '../record-form/RecordForm'
import { copyOf } from '../../paths'
import { DraftNotice } from './DraftNotice'
import { ItemReaders } from '../reading-figures/ItemReaders'
import { Versions } from '../revisions/Versions'

interface RecordPanelsProps {
  path: string
  record: StaffItem
  /** The record type in a sentence: "case study". */
  noun: string
  fieldNames: Readonly<Record<string, string>>
  unsaved: UnsavedText
  /** Address of the form without a record. */
  addPath: string
  /** Shown at the end of the row of buttons. */
  children: ReactNode
}

/** Its draft, its version history and how often it was read, above the form of a stored record. */
export function RecordPanels({ path, record, noun, fieldNames, unsaved, addPath, children }: RecordPanelsProps) {
  const [open, setOpen] = useState<'versions' | 'readers'>()
  const location = useLocation()
  const navigate = useNavigate()
  const panelId = useId()

  /** Reloads the form with what is stored now. */
  async function reload(announcement: string) {
    unsaved.discard()
    await navigate(location, { replace: true })
    announce(announcement)
  }

  return (
    <Root>
      <DraftNotice
        path={path}
        item={record}
        noun={noun}
        fieldNames={fieldNames}
        isUnsaved={unsaved.isUnsaved}
        onDiscarded={() => reload('Changes discarded.')}
      />
      <Cluster $gap="xs">
        <Button
          variant="secondary"
          size="small"
          icon={<History {...iconProps} />}
          aria-expanded={open === 'versions'}
          aria-controls={panelId}
          onClick={() => setOpen(open === 'versions' ? undefined : 'versions')}
        >
          Versions
        </Button>
        {record.publishedAt !== null && (
          <Button
            variant="secondary"
            size="small"
            icon={<ChartNoAxesColumn {...iconProps} />}
            aria-expanded={open === 'readers'}
            aria-controls={panelId}
            onClick={() => setOpen(open === 'readers' ? undefined : 'readers')}
          >
            Readers
          </Button>
        )}
        <ButtonLink variant="secondary" size="small" to={copyOf(addPath, record.id)}>
          <Copy {...iconProps} />
          Duplicate
        </ButtonLink>
        {children}
      </Cluster>
      <Panel id={panelId} hidden={open === undefined}>
        {open === 'readers' && <ItemReaders path={path} id={record.id} />}
        {open === 'versions' && (
          <Versions
            path={path}
            record={record}
            fieldNames={fieldNames}
            isUnsaved={unsaved.isUnsaved}
            onRestored={() => reload('Version restored.')}
          />
        )}
      </Panel>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  margin-block-end: ${({ theme }) => theme.space.lg};
`

const Panel = styled.div`
  padding: ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};

  &[hidden] {
    display: none;
  }
`
