/**
 * A node:test reporter that writes one JSON object at the end: how many tests passed and failed, and which failed.
 * Every test that did not pass counts as failed, skipped ones included.
 */
export default async function* countReporter(source) {
  const totals = {}
  const failures = []
  for await (const { type, data } of source) {
    const [, name, count] = (type === 'test:diagnostic' && /^(tests|pass) (\d+)$/.exec(data.message)) || []
    if (name) totals[name] = Number(count)
    if (type === 'test:fail' && data.details.type !== 'suite') {
      failures.push({ file: data.file, name: data.name, message: data.details.error?.message })
    }
  }
  const { tests = 0, pass = 0 } = totals
  yield JSON.stringify({ passed: pass, failed: Math.max(tests - pass, failures.length), failures }, null, 2)
}
