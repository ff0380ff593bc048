import { PAGE_SIZES } from './table-query'
import { SizeLabel, SizeSelect } from './TablePager.styles'

interface PageSizeProps {
  size: number
  onChange: (size: number) => void
}

/** How many rows a page of the table has (contract §3.3). */
export function PageSize({ size, onChange }: PageSizeProps) {
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
