import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { SortableTh } from '@tekskills/shared/ui/Table/SortableTh'
import { Table, Td, Th, Tr } from '@tekskills/shared/ui/Table/Table'
import { sortDirection, toSorting } from '../tables/table-sorting'
import { blogColumns } from './blog-columns'
import { BlogRowActions } from './BlogRowActions'
import { Frame } from './BlogTable.styles'

interface BlogTableProps {
  blogs: StaffBlog[]
  /** `column,direction` as the service takes it. */
  sort: string
  /** The next rows are on their way; these stay, greyed. */
  isLoading: boolean
  onSort: (sort: string) => void
  onRemove: (blog: StaffBlog) => void
}

/** The rows of one page of blogs; sorting and paging are the service's. */
export function BlogTable({ blogs, sort, isLoading, onSort, onRemove }: BlogTableProps) {
  const table = useReactTable({
    data: blogs,
    columns: blogColumns,
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    state: { sorting: toSorting(sort) },
  })

  return (
    <Frame>
      <Table caption="Blogs" busy={isLoading}>
        <thead>
          <tr>
            {table.getFlatHeaders().map(({ column, getContext }) => (
              <SortableTh
                key={column.id}
                direction={sortDirection(sort, column.id)}
                onSort={(direction) => onSort(`${column.id},${direction}`)}
              >
                {flexRender(column.columnDef.header, getContext())}
              </SortableTh>
            ))}
            <Th scope="col" $align="end">
              Actions
            </Th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <Tr key={row.id}>
              {row.getVisibleCells().map(({ id, column, getContext }) => (
                <Td key={id}>{flexRender(column.columnDef.cell, getContext())}</Td>
              ))}
              <Td $align="end">
                <BlogRowActions blog={row.original} onRemove={onRemove} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}
