import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { conventions } from '../lint/conventions.mjs'

const TSCONFIG = { compilerOptions: { paths: { '@tekskills/shared/*': ['./shared/src/*'] } } }

/** The project's own rules, without those that need type information. */
const rules = (folder: string): Linter.Config[] => [
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  { files: ['**/*.{ts,tsx}'], plugins: { '@typescript-eslint': tseslint.plugin } },
  ...conventions,
  { settings: { 'import/resolver': { typescript: { project: join(folder, 'tsconfig.json') } } } },
]

/**
 * Writes the given files (path to source) to a temporary tree and lints `path` with the project's rules.
 * @returns ids of the violated rules, sorted, without duplicates.
 */
export async function lintFixture(files: Record<string, string>, path: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-fixture-'))
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
    for (const [name, source] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), source)
    }
    const eslint = new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig: rules(folder) })
    const [result] = await eslint.lintFiles([path])
    return [...new Set(result?.messages.map((message) => message.ruleId ?? message.message))].sort()
  } finally {
    await rm(folder, { recursive: true })
  }
}
