import type { Boot } from '@tekskills/shared/contracts/boot'
import { headScripts, startScript, type HeadScriptOptions } from './start-scripts'

interface DocumentParts extends Omit<HeadScriptOptions, 'analytics'> {
  head: string
  /** `<style>` elements with the page's critical CSS. */
  styles: string
  /** `@font-face` rules. */
  fontFaces: string
  body: string
  /** The script with the web font. */
  typeface?: string
  boot: Boot
}

/** JSON that cannot close the script element it is embedded in. */
export const inertJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** Contents of the inline style elements of a document, all in its head, for the content security policy. */
export const inlineStyles = (html: string) =>
  [...html.slice(0, html.indexOf('<body>')).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')

const scriptElement = (content: string) => `<script>${content}</script>`

/** The complete HTML document of a page. */
export const htmlDocument = ({
  head,
  styles,
  fontFaces,
  typeface = '',
  body,
  boot,
  recaptcha = '',
  releaseOverride,
}: DocumentParts) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `${headScripts({ analytics: boot.analytics, recaptcha, releaseOverride }).map(scriptElement).join('')}${head}` +
  `${recaptcha && `<meta name="recaptcha" content="${recaptcha.replace(/&/g, '&amp;')}">`}` +
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
  `<style>${fontFaces}</style>${styles}${typeface && scriptElement(typeface)}</head><body>${body}` +
  `<script type="application/json" id="boot">${inertJson(boot)}</script>${scriptElement(startScript)}</body></html>`
