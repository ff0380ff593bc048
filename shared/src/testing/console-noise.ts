/**
 * A test fails when it leaves an error or a warning on the console. A test that provokes one says so with
 * `jest.spyOn(console, 'error').mockImplementation(…)`, which takes the place of the collector.
 * @returns the check to run after each test
 */
export function collectNoise(): () => void {
  let noise: string[] = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...message: unknown[]) => noise.push(`console.${level}: ${message.map(String).join(' ')}`)
  }
  return () => {
    const heard = noise
    noise = []
    if (heard.length > 0) throw new Error(`Unexpected noise on the console:\n${heard.join('\n')}`)
  }
}
