import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { parse } from 'yaml'
import { buildInputs } from '../release/release-id'
import { COMMON_INPUTS } from '../release/source-hash'
import { fromRoot, releaseNames, remoteNames, workspaces, type ReleaseName } from '../repository'
import { filesMatching } from '../testing/test-files'

interface Job {
  uses?: string
  needs?: string | string[]
  with?: { part?: string; name?: string }
  container?: string
  steps?: { run?: string; with?: Record<string, string> }[]
}

interface Workflow {
  file: string
  text: string
  on: { push?: { paths: string[] }; pull_request?: { paths: string[] }; workflow_call?: object; schedule?: object[] }
  jobs: Record<string, Job>
}

const files = await filesMatching('.github/workflows/*.yml')
const workflows: Workflow[] = await Promise.all(
  files.map(async (file) => {
    const text = await readFile(fromRoot(file), 'utf8')
    return { file, text, ...(parse(text) as Omit<Workflow, 'file' | 'text'>) }
  }),
)
const pipelines = workflows.filter(({ on }) => on.push)
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs)
const commandsOf = (workflow: Workflow) =>
  jobsOf(workflow).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run))

/** The part of a job that runs for each remote that a change concerns. */
const EACH_REMOTE = '${{ matrix.part }}'

/** Workspaces that a pipeline tests. */
const testedBy = (workflow: Workflow): string[] => [
  ...jobsOf(workflow).flatMap(({ with: { part } = {} }) => (part === EACH_REMOTE ? remoteNames : (part ?? []))),
  ...commandsOf(workflow).flatMap((run) => /npm test -- ([\w-]+)/.exec(run)?.[1] ?? []),
  ...(commandsOf(workflow).includes('npm test') ? ['shared', 'releases', 'e2e', 'tools'] : []),
]
const pipelineOf = (workspace: string) => pipelines.filter((workflow) => testedBy(workflow).includes(workspace))

/** Whether a path filter covers every file that a build input matches. */
const covers = (paths: string[], input: string) =>
  paths.some(
    (path) =>
      path === input || (path.endsWith('/**') && new RegExp(`^${path.slice(0, -2).replace('*', '[^/]+')}`).test(input)),
  )

test('each workspace has exactly one pipeline, triggered by its changes', () => {
  for (const workspace of workspaces) {
    const [pipeline, ...others] = pipelineOf(workspace)
    assert.deepEqual(others, [], workspace)
    for (const { paths } of [pipeline?.on.push, pipeline?.on.pull_request].map((on) => on ?? { paths: [] }))
      assert.ok(covers(paths, `${workspace}/x`), workspace)
  }
})

test('a release pipeline is triggered by changes to any input of its build, and releases only that part', () => {
  for (const name of releaseNames) {
    const [pipeline] = pipelineOf(name)
    const paths = pipeline?.on.push?.paths ?? []
    for (const input of [...COMMON_INPUTS, ...buildInputs(name)]) assert.ok(covers(paths, input), `${name}: ${input}`)
    // Which remotes a change concerns, `changed-remotes.test.ts` checks.
    const own: readonly string[] = name === 'shell' ? [name] : remoteNames
    const others = [...remoteNames, 'shell', 'api'].filter((other) => !own.includes(other))
    for (const other of others) assert.ok(!covers(paths, `${other}/src/x`), `${name} starts for ${other}`)
    assert.deepEqual(pipeline && [...new Set(testedBy(pipeline))], own)
  }
  assert.ok(covers(pipelineOf('api')[0]?.on.push?.paths ?? [], 'shared/src/x'), 'the service is built from shared code')
})

test('no image is deployed untested', () => {
  for (const { file, jobs } of pipelines)
    for (const { uses = '', needs } of Object.values(jobs))
      if (uses.endsWith('/image.yml')) assert.ok([needs].flat().includes('test'), file)
})

test('everything that a pipeline references exists: commands, parts, images, other pipelines', async () => {
  const { scripts } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const usage = await readFile(fromRoot('tools', 'release', 'main.ts'), 'utf8')
  for (const { file, text, jobs } of workflows) {
    for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) assert.ok(scripts[name], `${file}: npm run ${name}`)
    for (const [, name = ''] of text.matchAll(/npm run release -- (\w+)/g))
      assert.match(usage, new RegExp(`^  ${name} `, 'm'))
    for (const { uses = '', with: { part, name } = {} } of Object.values(jobs)) {
      if (uses.startsWith('./')) assert.ok(files.includes(uses.slice(2)), `${file}: ${uses}`)
      if (part && part !== EACH_REMOTE) assert.ok(releaseNames.includes(part as ReleaseName), part)
      if (name) assert.deepEqual((await filesMatching(`docker/${name}.Dockerfile`)).length, 1, name)
    }
  }
})

test('pipelines are triggered by their own changes, and run on the Node version of the images', async () => {
  for (const { file, on, jobs } of pipelines) {
    const called = Object.values(jobs).flatMap(({ uses }) => uses?.slice(2) ?? [])
    for (const path of [file, ...called]) assert.ok(covers(on.push?.paths ?? [], path), `${file}: ${path}`)
  }
  const [, version = ''] =
    /^FROM node:([\d.]+)/m.exec(await readFile(fromRoot('docker', 'shell.Dockerfile'), 'utf8')) ?? []
  for (const { file, text } of workflows)
    for (const [, named] of text.matchAll(/(?:NODE: |node:|node-version: )([\d.]+)/g))
      assert.equal(named, version, file)
})

test('a run with the newest versions is scheduled weekly and may fail', () => {
  const newest = workflows.find(({ file }) => file.endsWith('newest.yml'))
  assert.equal(newest?.on.schedule?.length, 1)
  assert.ok(newest?.text.includes('continue-on-error: true'))
  assert.ok(newest && commandsOf(newest).includes('npm test'))
})

test('the nightly run has the checks that are too slow for `npm test`', () => {
  const nightly = workflows.find(({ file }) => file.endsWith('nightly.yml'))
  assert.equal(nightly?.on.schedule?.length, 1)
  assert.deepEqual(nightly && commandsOf(nightly).filter((run) => run && run !== 'npm ci'), [
    'npm run soak',
    'npm test -w api -- embedded',
    'npm test -w tools -- nightly',
    'npm run e2e -- --grep @nightly',
    'E2E_PAGES=all npm run e2e -- design',
    'E2E_FAULTS=distinct npm run e2e -- federation-faults',
  ])
})
