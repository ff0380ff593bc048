import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { glob } from 'tinyglobby'
import type { StaffAccount } from '../testing/site-of-run'
import type { RepositoryCopy } from '../testing/repository-copy'
import type { ReleaseName } from '../repository'

/** An error in the sources of a part, and what someone does to meet it. */
export interface PlantedError {
  part: ReleaseName
  kind: 'render' | 'effect' | 'handler' | 'loader' | 'chunk' | 'worker'
  /** The source that throws, or that asks for the missing chunk; for a worker, the one that starts it. */
  file: string
  /** Text of the line after which it is planted; for a chunk, of the line that asks for it. */
  after: string
  /** Chunk that the release lacks. */
  chunk?: string
  address: string
  /** What makes it throw; nothing for an error that opening the page suffices for. */
  meet?: (page: Page) => Promise<void>
  staff?: StaffAccount
  /** Width of the window in px. */
  width?: number
}

export const idOf = ({ part, kind }: PlantedError) => `${kind} of ${part}`

/** Throws only in the document of someone who meets this error, so that one release has all of its part. */
const throwing = (error: PlantedError) =>
  `if ((globalThis as { planted?: string }).planted === '${idOf(error)}') throw new TypeError('planted ${idOf(error)}')`
const inEffect = (error: PlantedError) => `usePlanted(() => { ${throwing(error)} })`
/** The file of a worker beside the component that starts it. */
const WORKER = 'planted-worker'
const startingWorker = (error: PlantedError) =>
  `usePlanted(() => { if ((globalThis as { planted?: string }).planted === '${idOf(error)}') new Worker(new URL('./${WORKER}.ts', import.meta.url)).postMessage('start') })`

/** Plants an error in the copy of a repository. */
export async function plant(copy: RepositoryCopy, error: PlantedError): Promise<void> {
  const { file, after, kind } = error
  if (kind === 'chunk') return
  const path = join(copy.folder, file)
  const lines = (await readFile(path, 'utf8')).split('\n')
  const at = lines.findIndex((line) => line.includes(after))
  if (at === -1) throw new Error(`${file} does not contain "${after}"`)
  const isEffect = kind === 'effect' || kind === 'worker'
  lines.splice(
    at + 1,
    0,
    kind === 'effect' ? inEffect(error) : kind === 'worker' ? startingWorker(error) : throwing(error),
  )
  if (isEffect) lines.unshift("import { useEffect as usePlanted } from 'react'")
  await writeFile(path, lines.join('\n'))
  if (kind === 'worker')
    await writeFile(
      join(dirname(path), `${WORKER}.ts`),
      ['const text: string[] = []', `text.push('planted ${idOf(error)}')`, 'throw new TypeError(text.join())', ''].join(
        '\n',
      ),
    )
}

/** The place that an explanation must name first, as `<file>:<line>:`. */
export async function placeOf(copy: RepositoryCopy, error: PlantedError): Promise<string> {
  if (error.kind === 'worker') return `${dirname(error.file)}/${WORKER}.ts:3:`
  const text = error.kind === 'chunk' ? error.after : `planted ${idOf(error)}`
  const lines = (await readFile(join(copy.folder, error.file), 'utf8')).split('\n')
  return `${error.file}:${lines.findIndex((line) => line.includes(text)) + 1}:`
}

/** What the message of the error contains. */
export const messageOf = (error: PlantedError) =>
  error.kind === 'chunk' ? `Loading chunk ${error.chunk} failed` : `planted ${idOf(error)}`

/** Takes the missing chunk out of a release in a store on disk, as a lost file of a bucket. */
export async function loseChunk(releasesDir: string, { part, chunk }: PlantedError, release: string): Promise<void> {
  if (!chunk) return
  const files = await glob(`${part}/${release}/client/${chunk}.*`, { cwd: releasesDir })
  if (files.length === 0) throw new Error(`${part} ${release} has no chunk ${chunk}`)
  for (const file of files) await rm(join(releasesDir, file))
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click()

/** Errors of each kind in each remote and in the shell. */
export const plantedErrors: readonly PlantedError[] = [
  {
    part: 'remote-public',
    kind: 'render',
    file: 'remote-public/src/pages/leadership/LeadershipPage.tsx',
    after: 'const { portraits } = useLoaderData<LeadershipData>()',
    address: '/leadership',
  },
  {
    part: 'remote-public',
    kind: 'effect',
    file: 'remote-public/src/features/opportunities/JobSearch.tsx',
    after: 'const navigate = useNavigate()',
    address: '/opportunities',
  },
  {
    part: 'remote-public',
    kind: 'handler',
    file: 'remote-public/src/features/search/SearchForm.tsx',
    after: 'event.preventDefault()',
    address: '/resources/blogs',
    meet: click('main form[role=search] button[type=submit]'),
  },
  {
    part: 'remote-public',
    kind: 'loader',
    file: 'remote-public/src/pages/insights-list/list-loader.ts',
    after: 'const kind = insightTypes[name]',
    address: '/about-us',
    meet: click('footer a[href="/resources/blogs"]'),
  },
  {
    part: 'remote-public',
    kind: 'chunk',
    file: 'remote-public/src/routes/contact.ts',
    after: "'../pages/contact/ContactPage'",
    chunk: 'contact',
    address: '/about-us',
    meet: click('a[href^="/contact"] >> visible=true'),
  },
  {
    part: 'remote-public',
    kind: 'worker',
    file: 'remote-public/src/pages/home/HomePage.tsx',
    after: 'const { blogs, caseStudies, lead } = useLoaderData<HomeData>()',
    address: '/',
  },
  {
    part: 'remote-tekdatanova',
    kind: 'render',
    file: 'remote-tekdatanova/src/features/landing/Hero.tsx',
    after: 'export function Hero() {',
    address: '/tekdatanova',
  },
  {
    part: 'remote-tekdatanova',
    kind: 'effect',
    file: 'remote-tekdatanova/src/features/landing/Pillars.tsx',
    after: 'export function Pillars() {',
    address: '/tekdatanova',
  },
  {
    part: 'remote-tekdatanova',
    kind: 'handler',
    file: 'remote-tekdatanova/src/features/header/use-menu-state.ts',
    after: 'const toggleSide = useCallback(() => {',
    address: '/tekdatanova',
    width: 390,
    meet: click('[data-menu-toggle]'),
  },
  {
    part: 'remote-tekdatanova',
    kind: 'loader',
    file: 'remote-tekdatanova/src/pages/content/content-loader.ts',
    after: 'const flags = pageFlags(slug)',
    address: '/tekdatanova',
    meet: click('main a[href*="/industries/"]'),
  },
  {
    part: 'remote-tekdatanova',
    kind: 'chunk',
    file: 'remote-tekdatanova/src/content/industries.ts',
    after: "'./pages/insurance'",
    chunk: 'content-insurance',
    address: '/tekdatanova',
    meet: click('main a[href$="/insurance"]'),
  },
  {
    part: 'remote-tekdatanova',
    kind: 'worker',
    file: 'remote-tekdatanova/src/features/landing/FusionTeam.tsx',
    after: 'const headingId = useId()',
    address: '/tekdatanova',
  },
  {
    part: 'remote-backoffice',
    kind: 'render',
    file: 'remote-backoffice/src/pages/view-authors/ViewAuthorsPage.tsx',
    after: 'const page = useLoaderData<typeof loader>()',
    address: '/viewauthor',
    staff: 'blogs',
  },
  {
    part: 'remote-backoffice',
    kind: 'effect',
    file: 'remote-backoffice/src/pages/view-categories/ViewCategoriesPage.tsx',
    after: 'const page = useLoaderData<typeof loader>()',
    address: '/viewcatagory',
    staff: 'blogs',
  },
  {
    part: 'remote-backoffice',
    kind: 'handler',
    file: 'remote-backoffice/src/kit/tables/ColumnChoice.tsx',
    after: 'function handleKeyDown({ key }: KeyboardEvent) {',
    address: '/viewblogs',
    staff: 'blogs',
    meet: (page) => page.getByRole('button', { name: 'Columns' }).press('Escape'),
  },
  {
    part: 'remote-backoffice',
    kind: 'loader',
    file: 'remote-backoffice/src/kit/tables/table-loader.ts',
    after: '({ request }: LoaderFunctionArgs) => {',
    address: '/viewrooms',
    staff: 'blogs',
  },
  {
    part: 'remote-backoffice',
    kind: 'chunk',
    file: 'remote-backoffice/src/routes/content.ts',
    after: "'../pages/view-case-studies/ViewCaseStudiesPage'",
    chunk: 'view-case-studies',
    address: '/viewcasestudy',
    staff: 'blogs',
  },
  {
    part: 'remote-backoffice',
    kind: 'worker',
    file: 'remote-backoffice/src/pages/view-blogs/ViewBlogsPage.tsx',
    after: 'const page = useLoaderData<typeof loader>()',
    address: '/viewblogs',
    staff: 'blogs',
  },
  {
    part: 'shell',
    kind: 'render',
    file: 'shell/src/layout/CookieBanner.tsx',
    after: 'const headingId = useId()',
    address: '/about-us',
  },
  {
    part: 'shell',
    kind: 'effect',
    file: 'shell/src/layout/BackToTop.tsx',
    after: 'const root = useRef<HTMLButtonElement>(null)',
    address: '/about-us',
  },
  {
    part: 'shell',
    kind: 'handler',
    file: 'shell/src/layout/MenuDisclosure.tsx',
    after: 'const handleToggle = () => {',
    address: '/about-us',
    meet: click('header summary >> visible=true'),
  },
  {
    part: 'shell',
    kind: 'loader',
    file: 'shell/src/routing/site-routes.tsx',
    after: 'const { pathname, search, hash } = new URL(request.url)',
    address: '/about-us',
    meet: click('footer a[href="/resources/blogs"]'),
  },
  {
    part: 'shell',
    kind: 'chunk',
    file: 'shell/src/release-panel/open-release-panel.ts',
    after: "'./ReleasePanel'",
    chunk: 'release-panel',
    address: '/about-us#releases',
  },
  {
    part: 'shell',
    kind: 'worker',
    file: 'shell/src/layout/LoadingBar.tsx',
    after: 'export function LoadingBar() {',
    address: '/about-us',
  },
]
