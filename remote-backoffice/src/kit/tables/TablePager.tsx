import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Bar, SizeLabel, SizeSelect } from './TablePager.styles'
import { type TableQuery, PAGE_SIZES } from './list-parameters'

interface TablePagerProps {
  page: Page<unknown>
  onChange: (part: Partial<TableQuery>) => void
}

/**
 * The shown range, the page size and paging buttons. Buttons rather than links, because paging stays on the same page.
 */
export function TablePager({ page, onChange }: TablePagerProps) {
  const { number, size, numberOfElements, totalElements, first, last } = page
  const from = number * size + 1
  const range = numberOfElements === 0 ? '0' : `${from}–${from + numberOfElements - 1}`
  return (
    <Bar>
      <PageSize size={size} onChange={(next) => onChange({ size: next })} />
      <Text as="span" role="status" $size="small" $tone="muted">
        {range} of {totalElements.toLocaleString('en-GB')}
      </Text>
      <Cluster $gap="xs" data-print="hide">
        <Button
          variant="secondary"
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          aria-label="Previous page"
          disabled={first}
          onClick={() => onChange({ page: number - 1 })}
        />
        <Button
          variant="secondary"
          size="small"
          icon={<ChevronRight aria-hidden="true" />}
          aria-label="Next page"
          disabled={last}
          onClick={() => onChange({ page: number + 1 })}
        />
      </Cluster>
    </Bar>
  )
}

interface PageSizeProps {
  size: number
  onChange: (size: number) => void
}

/** The number of rows per page (contract §3.3). */
function PageSize({ size, onChange }: PageSizeProps) {
  return (
    <SizeLabel data-print="hide">
      Rows per page
      <SizeSelect value={size} onChange={(event) => onChange(Number(event.target.value))}>
        {PAGE_SIZES.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SizeSelect>
    </SizeLabel>
  )
}
