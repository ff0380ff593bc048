import { axe } from 'jest-axe'

/** Fails with the list of axe violations; colors are checked by the theme's contrast test instead. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe(container, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
