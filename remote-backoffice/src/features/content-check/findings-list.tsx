import type { CheckedItemRow } from '@tekskills/shared/contracts/http/content-check'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { severityLabels } from '../../kit/content-check/severity-labels'
import { ContentStatusBadge } from '../../kit/content/ContentStatusBadge'
import { contentTypeLabels, editItem, editItemField } from '../../kit/content/content-types'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { Aside, Stamp } from '../../kit/tables/RecordTable.styles'
import { formatMoment } from '../../kit/time/format-time'
import { FindingLinks } from './FindingLinks.styles'
import { findingsSource } from './findings-source'

/** The most findings of an item that the table shows; the form shows them all. */
const MAX_SHOWN = 3

/** The items with findings (contract §4 row 48). */
export const findingsList: RecordList<CheckedItemRow> = {
  source: findingsSource,
  noun: { one: 'item with findings', many: 'items with findings' },
  heading: 'Check',
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      header: 'Name',
      cell: (item) => (
        <>
          <TextLink to={editItem(item)}>{item.name}</TextLink>
          <Aside>{contentTypeLabels[item.kind]}</Aside>
        </>
      ),
    },
    {
      id: 'severity',
      header: 'Findings',
      cell: ({ counts: { errors, warnings, advice } }) => (
        <Cluster $gap="xxs">
          {errors > 0 && <Badge $tone="danger">{severityLabels.ERROR(errors)}</Badge>}
          {warnings > 0 && <Badge $tone="warning">{severityLabels.WARNING(warnings)}</Badge>}
          {advice > 0 && <Badge>{severityLabels.ADVICE(advice)}</Badge>}
        </Cluster>
      ),
    },
    { id: 'findings', header: 'What was found', cell: (item) => <Found item={item} /> },
    { id: 'status', header: 'Status', cell: ({ status }) => <ContentStatusBadge status={status} /> },
    { id: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <Stamp>{formatMoment(updatedAt)}</Stamp> },
  ],
  actions: [],
  searches: 'Name',
  filter: {
    label: 'Show',
    all: 'All content',
    choices: [
      { value: 'LINKS', label: 'Broken links' },
      { value: 'BLOG', label: 'Blogs' },
      { value: 'CASESTUDY', label: 'Case studies' },
      { value: 'NEWSROOM', label: 'Newsroom' },
    ],
    empty: { LINKS: { heading: 'No broken links', text: 'Every link leads to a page that visitors can open.' } },
  },
  emptyHint: 'Nothing was found in the content. Anything that readers would trip over appears here.',
}

/** The most severe findings, each linked to the field of the form. */
function Found({ item }: { item: CheckedItemRow }) {
  const { findings, counts } = item
  const more = counts.errors + counts.warnings + counts.advice - MAX_SHOWN
  return (
    <FindingLinks>
      {findings.slice(0, MAX_SHOWN).map(({ rule, message, field }, index) => (
        <li key={`${rule}${index}`}>
          <TextLink to={editItemField(item, field)}>{message}</TextLink>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </FindingLinks>
  )
}
