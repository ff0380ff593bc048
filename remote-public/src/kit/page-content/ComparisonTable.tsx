import { Cell, Corner, Head, RowName, Root } from './ComparisonTable.styles'

interface ComparisonTableProps {
  /** Accessible name of the table. */
  caption: string
  columns: readonly string[]
  /** Each row starts with its name. */
  rows: readonly (readonly string[])[]
}

/** A table for reading: rows with lines on a desktop screen, one block per row on a phone. */
export function ComparisonTable({ caption, columns, rows }: ComparisonTableProps) {
  const [corner, ...others] = columns
  return (
    <Root aria-label={caption}>
      <thead>
        <tr>
          {corner ? <Head scope="col">{corner}</Head> : <Corner />}
          {others.map((column) => (
            <Head key={column} scope="col">
              {column}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <RowName scope="row">{name}</RowName>
            {cells.map((cell, index) => (
              <Cell key={others[index]} data-label={others[index]}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  )
}
