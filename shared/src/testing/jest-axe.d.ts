declare module 'jest-axe' {
  interface Violation {
    id: string
    nodes: { html: string }[]
  }

  export function axe(
    container: Element,
    options: { resultTypes: 'violations'[] },
  ): Promise<{ violations: Violation[] }>
}
