import { typefaceScript } from '@tekskills/shared/theme/fonts'
import data from '@tekskills/shared/theme/fonts/hanken-grotesk-text.inline.woff2'

/** The inline script with the web font of every page. */
export const typeface = typefaceScript(data)
