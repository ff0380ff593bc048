import { getConfig } from '@testing-library/react'
import { axe } from 'jest-axe'

/** Fails with the list of axe violations; colors are checked by the theme's contrast test instead. */
export async function expectAccessible(container: Element): Promise<void> {
  // Updates of the page while axe runs are not an error of the test, as in `waitFor`.
  const { violations }: Awaited<ReturnType<typeof axe>> = await getConfig().asyncWrapper(() =>
    axe(container, { resultTypes: ['violations'] }),
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
