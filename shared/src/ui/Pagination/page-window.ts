/** The page numbers to show (zero-based): first, last and those around the current one; `null` for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = [0, page - 1, page, page + 1, pages - 1].filter((number) => number >= 0 && number < pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const skipped = index === 0 ? 0 : number - (numbers[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : [null, number]
  })
}
