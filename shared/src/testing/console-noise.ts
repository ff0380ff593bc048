/**
 * Makes tests fail that log an error or warning to the console. A test that provokes one replaces the collector with
 * `jest.spyOn(console, 'error').mockImplementation(…)`.
 * @returns the check to run after each test
 */
export function collectNoise(): () => void {
  let noise: string[] = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...message: unknown[]) => noise.push(`console.${level}: ${message.map(String).join(' ')}`)
  }
  return () => {
    const collected = noise
    noise = []
    if (collected.length > 0) throw new Error(`Unexpected console output:\n${collected.join('\n')}`)
  }
}
