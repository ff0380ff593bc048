import { createElement, use, type ReactNode } from 'react'
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components'
import { RenderPartContext, type RenderPart } from '@tekskills/shared/chrome/RenderedOnce'

/** What the pages of one generation share: compiled style rules and parts of the layout. */
export interface RenderCache {
  /** Compiled rules by class name, which is a hash of their source; without one, by the source. */
  rules: Map<string, string[]>
  parts: Map<string, RenderedPart>
}

interface RenderedPart {
  html: string
  /** The names of its styles, by component. */
  styles: Map<string, Set<string>>
}

/** Creates the cache of one generation, whose releases do not change. */
export const createRenderCache = (): RenderCache => ({ rules: new Map(), parts: new Map() })

/** An element name that cannot occur in a page. */
const PART = 'rendered-part'
const PARTS = new RegExp(`<${PART} name="([^"]*)">([\\s\\S]*?)</${PART}>`, 'g')

/**
 * Prepares the render of one page: `provide` wraps its tree, and `complete` completes its HTML. Rules are compiled once
 * per cache: each page has a style sheet of its own, for its critical CSS, and styled-components would compile every rule
 * again for each. A known part is not rendered; its styles are added to those of the page.
 */
export function createPageRender({ rules, parts }: RenderCache) {
  const recorded = new Map<string, RenderedPart['styles']>()

  const renderPart: RenderPart = (name, part) => {
    const known = parts.get(name)
    if (known) return <KnownPart name={name} styles={known.styles} rules={rules} />
    const styles: RenderedPart['styles'] = new Map()
    recorded.set(name, styles)
    return <RecordedStyles styles={styles}>{createElement(PART, { name }, part)}</RecordedStyles>
  }

  return {
    provide: (page: ReactNode) => (
      <CompiledOnce rules={rules}>
        <RenderPartContext value={renderPart}>{page}</RenderPartContext>
      </CompiledOnce>
    ),
    complete: (html: string) =>
      html.replace(PARTS, (_, name: string, rendered: string) => {
        const styles = recorded.get(name)
        if (styles) parts.set(name, { html: rendered, styles })
        return parts.get(name)?.html ?? rendered
      }),
  }
}

type StyleSheet = IStyleSheetContext['styleSheet']
type Stylis = IStyleSheetContext['stylis']

/** Compiles the styles of its children once per cache. */
function CompiledOnce({ rules, children }: { rules: RenderCache['rules']; children: ReactNode }) {
  const context = use(StyleSheetContext)
  return <StyleSheetContext value={{ ...context, stylis: cached(context.stylis, rules) }}>{children}</StyleSheetContext>
}

function cached(stylis: Stylis, rules: RenderCache['rules']): Stylis {
  const compile: Stylis = (css, selector, prefix, componentId) => {
    const key = selector || css
    const known = rules.get(key)
    if (known) return known
    const compiled = stylis(css, selector, prefix, componentId)
    rules.set(key, compiled)
    return compiled
  }
  compile.hash = stylis.hash
  return compile
}

/** Notes the styles that its children use; a style is looked up in the sheet wherever it is used. */
function RecordedStyles({ styles, children }: { styles: RenderedPart['styles']; children: ReactNode }) {
  const context = use(StyleSheetContext)
  const { styleSheet: sheet } = context
  const hasNameForId: StyleSheet['hasNameForId'] = (id, name) => {
    styles.set(id, (styles.get(id) ?? new Set()).add(name))
    return sheet.hasNameForId(id, name)
  }
  const styleSheet = new Proxy(sheet, {
    get(target, key) {
      if (key === 'hasNameForId') return hasNameForId
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
  return <StyleSheetContext value={{ ...context, styleSheet }}>{children}</StyleSheetContext>
}

interface KnownPartProps extends Pick<RenderedPart, 'styles'> {
  name: string
  rules: RenderCache['rules']
}

/** Adds the styles of a part to the page, and marks the place of its HTML. */
function KnownPart({ name, styles, rules }: KnownPartProps) {
  const { styleSheet } = use(StyleSheetContext)
  for (const [id, names] of styles) {
    for (const each of names) {
      const compiled = rules.get(`.${each}`) ?? rules.get(each)
      if (compiled && !styleSheet.hasNameForId(id, each)) styleSheet.insertRules(id, each, compiled)
    }
  }
  return createElement(PART, { name })
}
