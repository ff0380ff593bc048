import type { Boot } from '@tekskills/shared/contracts/boot'
import { consentScript, overrideScript, startScript } from './start-scripts'
import { policyScript } from './trusted-types'

interface DocumentParts {
  head: string
  /** `<style>` elements with the page's critical CSS. */
  styles: string
  /** `@font-face` rules. */
  fontFaces: string
  fontUrl: string
  body: string
  boot: Boot
  /** URL of the reCAPTCHA script, for pages that may load it; empty for none. */
  recaptcha?: string
  /** Whether a tab keeps the releases that it once chose. */
  releaseOverride?: boolean
}

/** JSON that cannot close the script element it is embedded in. */
export const inertJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** Contents of the inline style elements in HTML, for the content security policy. */
export const inlineStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')

/** The complete HTML document of a page. */
export const htmlDocument = ({
  head,
  styles,
  fontFaces,
  fontUrl,
  body,
  boot,
  recaptcha = '',
  releaseOverride = false,
}: DocumentParts) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<script>${policyScript(boot.analytics, recaptcha)}</script>` +
  `${releaseOverride ? `<script>${overrideScript}</script>` : ''}<script>${consentScript}</script>${head}` +
  `${recaptcha && `<meta name="recaptcha" content="${recaptcha.replace(/&/g, '&amp;')}">`}` +
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
  `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin="anonymous">` +
  `<style>${fontFaces}</style>${styles}</head><body>${body}` +
  `<script type="application/json" id="boot">${inertJson(boot)}</script><script>${startScript}</script></body></html>`
