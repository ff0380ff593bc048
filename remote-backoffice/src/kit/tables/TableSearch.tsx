import { DebouncedTextField } from './DebouncedTextField'
import { MAX_SEARCH_LENGTH } from './list-parameters'

interface TableSearchProps {
  label: string
  placeholder: string
  /** The current search text. */
  value: string
  /** Called after a pause in typing; `undefined` once the field is empty. */
  onSearch: (text: string | undefined) => void
}

/** The search field of a table. */
export const TableSearch = ({ onSearch, ...field }: TableSearchProps) => (
  <DebouncedTextField
    type="search"
    maxLength={MAX_SEARCH_LENGTH}
    onApply={(text) => onSearch(text || undefined)}
    {...field}
  />
)
