import type { z } from 'zod'
import { environment as ofService } from '../../api/src/platform/config/config'
import { environment as ofShell } from '../../shell/server/config'
import { toolSettings } from './tool-settings'

/** Variables that only `npm run dev` sets. */
const INTERNAL = ['DEV_SOCKETS', 'DEV_KIT']

/** A row of the README's table; all fields are Markdown. */
export interface DocumentedSetting {
  name: string
  defaultText: string
  meaning: string
}

/** For a variable that both servers read, the description of the shell server takes precedence. */
const rules: Record<string, z.ZodType> = { ...toolSettings.shape, ...ofService.shape, ...ofShell.shape }

/** Every variable that an operator may set, in alphabetical order, from the schemas. */
export const documentedSettings: readonly DocumentedSetting[] = Object.keys(rules)
  .filter((name) => !INTERNAL.includes(name))
  .sort()
  .map((name) => {
    const { description = '', defaultText } = rules[name]?.meta() ?? {}
    return {
      name: `\`${name}\``,
      defaultText: (defaultText as string | undefined) ?? defaultOf(name),
      meaning: description,
    }
  })

function defaultOf(name: string): string {
  const value = rules[name]?.safeParse(undefined).data
  return value === undefined || value === '' ? 'none' : `\`${String(value)}\``
}

const HEADING = '## Environment variables'

/** The table of variables, aligned as the formatter does. */
export function settingsTable(settings: readonly DocumentedSetting[] = documentedSettings): string {
  const header = { name: 'Variable', defaultText: 'Default', meaning: 'Meaning' }
  const width = (column: keyof DocumentedSetting) => Math.max(...[header, ...settings].map((row) => row[column].length))
  const widths = { name: width('name'), defaultText: width('defaultText'), meaning: width('meaning') }
  const line = ({ name, defaultText, meaning }: DocumentedSetting, fill = ' ') =>
    `| ${name.padEnd(widths.name, fill)} | ${defaultText.padEnd(widths.defaultText, fill)} | ${meaning.padEnd(widths.meaning, fill)} |`
  const rule = line({ name: '', defaultText: '', meaning: '' }, '-')
  return [line(header), rule, ...settings.map((setting) => line(setting))].join('\n')
}

/** Matches the first table below the heading. */
const TABLE = new RegExp(`(?<=^${HEADING}\\n[^|]*?\\n\\n)\\|.*?\\|(?=\\n(?!\\|))`, 'ms')

/** The current table in a README; empty when there is none. */
export const tableIn = (readme: string) => TABLE.exec(readme)?.[0] ?? ''

/** The README with its table regenerated. */
export const withTable = (readme: string) => readme.replace(TABLE, () => settingsTable())
