import type { Page } from '@playwright/test'

/** What a screen reader finds in the page's main menu and footer: links and disclosures, in order. */
export interface SpokenMenus {
  links: string[]
  /** Each disclosure with its state, such as `Company, expanded`. */
  disclosures: string[]
}

interface AxNode {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
  parentId?: string
}

/** Reads one landmark of Chromium's accessibility tree, by its role and, where it has one, its name. */
export async function spokenIn(page: Page, role: string, name?: string): Promise<SpokenMenus> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const isLandmark = (node: AxNode) => node.role?.value === role && (name === undefined || node.name?.value === name)
  const isInside = (node: AxNode) => {
    for (let at: AxNode | undefined = node; at; at = byId.get(at.parentId ?? '')) if (isLandmark(at)) return true
    return false
  }
  const found = nodes.filter((node) => !node.ignored && isInside(node))
  const named = (kind: RegExp) => found.filter((node) => kind.test(node.role?.value ?? ''))
  const state = ({ properties = [] }: AxNode) =>
    properties.some((property) => property.name === 'expanded' && property.value.value === true)
      ? 'expanded'
      : 'collapsed'
  return {
    links: named(/^link$/).map((node) => node.name?.value ?? ''),
    disclosures: named(/^DisclosureTriangle/).map((node) => `${node.name?.value ?? ''}, ${state(node)}`),
  }
}
