import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { buildInputs } from '../release/release-id'
import { COMMON_INPUTS } from '../release/source-hash'
import { fromRoot, releaseNames, remoteNames, workspaces, type ReleaseName } from '../repository'
import { filesMatching } from '../testing/test-files'
import { keySecretOf } from './changed-remotes'

const run = promisify(execFile)

interface Job {
  uses?: string
  needs?: string | string[]
  if?: string
  environment?: string
  concurrency?: object
  with?: { part?: string; name?: string; workloads?: string }
  container?: string
  env?: Record<string, string>
  secrets?: 'inherit' | Record<string, string>
  steps?: Step[]
}

interface Step {
  id?: string
  if?: string
  run?: string
  uses?: string
  with?: Record<string, string>
  env?: Record<string, string>
}

interface Workflow {
  file: string
  text: string
  on: {
    push?: { paths: string[] }
    pull_request?: { paths: string[] }
    workflow_call?: { secrets?: Record<string, object> }
    schedule?: object[]
  }
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
/** The part named by the person who starts the pipeline. */
const NAMED_PART = '${{ inputs.part }}'

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

async function scriptsOf(workspace: string): Promise<Record<string, string>> {
  const text = await readFile(fromRoot(workspace, 'package.json'), 'utf8')
  return (JSON.parse(text) as { scripts: Record<string, string> }).scripts
}

test('everything that a pipeline references exists: commands, parts, images, other pipelines', async () => {
  const scripts = await scriptsOf('.')
  const usage = await readFile(fromRoot('tools', 'release', 'main.ts'), 'utf8')
  for (const { file, text, jobs } of workflows) {
    for (const [, name = '', workspace] of text.matchAll(/npm run ([\w:]+)(?: -w (\w+))?/g))
      assert.ok((workspace ? await scriptsOf(workspace) : scripts)[name], `${file}: npm run ${name}`)
    for (const [, name = ''] of text.matchAll(/npm run release -- (\w+)/g))
      assert.match(usage, new RegExp(`^  ${name} `, 'm'))
    for (const { uses = '', with: { part, name } = {} } of Object.values(jobs)) {
      if (uses.startsWith('./')) assert.ok(files.includes(uses.slice(2)), `${file}: ${uses}`)
      if (part && part !== EACH_REMOTE && part !== NAMED_PART)
        assert.ok(releaseNames.includes(part as ReleaseName), part)
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
    'npm test -w api',
    'npm test -- shared shell remote-public remote-tekdatanova remote-backoffice',
    'npm test -w tools -- nightly',
    'npm run e2e -- --grep @nightly',
    'E2E_PAGES=all npm run e2e -- design',
    'E2E_FAULTS=distinct npm run e2e -- federation-faults',
  ])
})

test('third-party actions are pinned by the digest of their commit, with the version as a comment', () => {
  for (const { file, text } of workflows)
    for (const [, action = ''] of text.matchAll(/uses: (\S+.*)$/gm))
      if (!action.startsWith('./'))
        assert.match(action, /^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, `${file}: ${action}`)
})

test('everything that runs in the cluster is deployed by a pipeline, by the digest of its image', async () => {
  const deployed = workflows.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ with: { workloads = '' } = {} }) => workloads.split(' ').filter(Boolean)),
  )
  const files = await filesMatching('docker/kubernetes/*.yaml')
  const manifests = await Promise.all(files.map(async (file) => readFile(fromRoot(file), 'utf8')))
  const running = [...manifests.join('\n').matchAll(/^kind: (Deployment|CronJob)\nmetadata: \{ name: (\w+)/gm)].map(
    ([, kind = '', name]) => `${kind.toLowerCase()}/${name}`,
  )
  assert.ok(running.length >= 5)
  assert.deepEqual(deployed.sort(), running.sort())
  const image = workflows.find(({ file }) => file.endsWith('/image.yml'))
  assert.match(image?.text ?? '', /RepoDigests/)
})

const releasePart = () => {
  const found = workflows.find(({ file }) => file.endsWith('/release-part.yml'))
  assert.ok(found)
  return found.jobs
}
const runsOf = ({ steps = [] }: Job = {}) => steps.map(({ run = '' }) => run)

test('a change is published for preview and read by browser tests before it can be promoted, in pull requests too', () => {
  const { preview, some, everybody } = releasePart()
  assert.doesNotMatch(preview?.if ?? '', /'push'/)
  const [publish, read] = ['release -- publish', 'e2e -- --grep @reads'].map((command) =>
    runsOf(preview).findIndex((run) => run.includes(command)),
  )
  assert.ok(publish !== undefined && read !== undefined && publish >= 0 && read > publish)
  assert.match(runsOf(preview)[publish] ?? '', /\/\?release=\$PART@\$release/)
  assert.equal(preview?.steps?.[read]?.env?.E2E_RELEASES, '${{ inputs.part }}@${{ steps.publish.outputs.release }}')
  for (const job of [some, everybody]) {
    assert.ok([job?.needs].flat().includes('preview'))
    const promote = job?.steps?.find(({ run = '' }) => run.includes('release -- promote'))
    assert.match(promote?.run ?? '', /promote "\$PART" "\$\{\{ needs\.preview\.outputs\.release \}\}"/)
  }
  for (const run of runsOf(preview)) assert.doesNotMatch(run, /promote/)
})

/** Names of secrets in an expression or a text; `secrets[…]` has no name of its own. */
const secretsIn = (text: string) => [...text.matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name)

test('no pipeline passes on all its secrets: each called pipeline gets the ones that it declares, and uses no others', () => {
  const called = workflows.filter(({ on }) => on.workflow_call)
  assert.equal(called.length, 2)
  for (const { file, text, on } of called)
    assert.deepEqual([...new Set(secretsIn(text))].sort(), Object.keys(on.workflow_call?.secrets ?? {}).sort(), file)
  let calls = 0
  for (const { file, jobs } of workflows)
    for (const [job, { uses, secrets = {} }] of Object.entries(jobs)) {
      const target = called.find((each) => uses === `./${each.file}`)
      if (!target) continue
      calls += 1
      assert.notEqual(secrets, 'inherit', `${file}: ${job}`)
      assert.deepEqual(Object.keys(secrets).sort(), Object.keys(target.on.workflow_call?.secrets ?? {}).sort(), file)
    }
  assert.ok(calls >= 7)
})

test('only the step that needs a secret has it: not its whole job, and no installation of packages', () => {
  for (const { file, text, jobs } of workflows) {
    assert.deepEqual(secretsIn(text.split('\njobs:')[0] ?? ''), [], file)
    for (const [job, { env, steps = [] }] of Object.entries(jobs)) {
      assert.deepEqual(secretsIn(JSON.stringify(env ?? {})), [], `${file}: ${job}`)
      for (const step of steps.filter(({ run = '' }) => /npm (ci|install)|npx/.test(run)))
        assert.deepEqual(secretsIn(JSON.stringify(step)), [], `${file}: ${job}`)
    }
  }
})

test('a part is released with the key of its own team', async () => {
  const keysOf = (file: string, job: string) => {
    const secrets = workflows.find((each) => each.file.endsWith(file))?.jobs[job]?.secrets
    return typeof secrets === 'object' ? secrets['RELEASE_KEY'] : undefined
  }
  assert.equal(keysOf('/shell.yml', 'release'), `\${{ secrets.${keySecretOf('shell')} }}`)
  assert.equal(keysOf('/remotes.yml', 'remote'), '${{ secrets[matrix.key] }}')
  assert.equal(keysOf('/hotfix.yml', 'release'), '${{ secrets[needs.key.outputs.name] }}')
  const [step] = workflows.find(({ file }) => file.endsWith('/hotfix.yml'))?.jobs['key']?.steps ?? []
  for (const part of releaseNames)
    assert.deepEqual(await outputsOf(step, { PART: part }), { name: keySecretOf(part) }, part)
})

/** What a step writes into `GITHUB_OUTPUT`. */
async function outputsOf(step: Step | undefined, env: Record<string, string>): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'step-'))
  const [output, summary] = ['output', 'summary'].map((name) => join(folder, name)) as [string, string]
  const files = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary }
  try {
    await run('bash', ['-e', '-c', step?.run ?? 'false'], { env: { ...process.env, ...files, ...env } })
    const lines = (await readFile(output, 'utf8')).trim().split('\n')
    return Object.fromEntries(lines.map((line) => line.split('=', 2) as [string, string]))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a change that does not affect the live release starts no rollout, and its pipeline does not fail', async (t) => {
  const { preview, some } = releasePart()
  const publish = preview?.steps?.find(({ id }) => id === 'publish')
  const folder = await mkdtemp(join(tmpdir(), 'said-'))
  t.after(() => rm(folder, { recursive: true }))
  const saying = async (said: string) => {
    await writeFile(join(folder, 'npm'), `#!/bin/sh\necho '${said}'\n`, { mode: 0o755 })
    return outputsOf(publish, { PART: 'shell', SITE: 'https://x.example', PATH: `${folder}:${process.env['PATH']}` })
  }
  const release = 'aeb293c61f02'
  assert.deepEqual(await saying(`shell ${release} is published.`), { release })
  assert.deepEqual(await saying(`shell ${release} is published already.`), { release })
  assert.deepEqual(await saying(`shell ${release} is live already.`), { release, 'is-live': 'true' })
  await assert.rejects(saying('shell belongs to another team: nothing was published.'))
  assert.match(some?.if ?? '', /needs\.preview\.outputs\.is-live != 'true'/)
})

test('a hotfix goes to everyone ahead of a release that is waiting for approval', () => {
  const { everybody } = releasePart()
  assert.deepEqual(everybody?.concurrency, { group: 'everybody-${{ inputs.part }}', 'cancel-in-progress': true })
  assert.match(everybody?.if ?? '', /needs\.preview\.result == 'success'/)
  const remotes = workflows.find(({ file }) => file.endsWith('/remotes.yml'))
  // A concurrency group for the whole pipeline would include the waiting job.
  assert.equal(remotes?.jobs['remote']?.concurrency, undefined)
  const hotfix = workflows.find(({ file }) => file.endsWith('/hotfix.yml'))
  assert.deepEqual(hotfix?.jobs['release']?.with, { part: NAMED_PART, 'to-everybody-by': 'hotfix' })
})

test('a service is deployed, and a part promoted, only after their interfaces were compared', () => {
  const service = workflows.find(({ file }) => file.endsWith('/service.yml'))
  assert.ok([service?.jobs['image']?.needs].flat().includes('interface'))
  assert.ok(runsOf(service?.jobs['interface']).some((run) => run.endsWith('interface -w tools -- "$SITE"')))
  assert.ok(
    runsOf(releasePart().preview).some((run) =>
      run.endsWith('interface -w tools -- "$SITE" "$PART@${{ steps.publish.outputs.release }}"'),
    ),
  )
})
