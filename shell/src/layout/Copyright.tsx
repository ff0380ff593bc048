/** The copyright line, with the current year (contract §4, row 52). */
export function Copyright() {
  return <p suppressHydrationWarning>{`© ${currentYear()} Tekskills. All rights reserved.`}</p>
}

/** The year of the copyright line. */
export const currentYear = () => new Date().getFullYear()
