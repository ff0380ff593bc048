/**
 * A test fails when it leaves an error or a warning on the console. A test that provokes one says so with
 * `jest.spyOn(console, 'error').mockImplementation(…)`, which takes the place of the collector.
 */
export function failOnNoise(): void {
  let noise: string[] = []
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...message: unknown[]) => noise.push(`console.${level}: ${message.map(String).join(' ')}`)
  }
  afterEach(() => {
    const heard = noise
    noise = []
    if (heard.length > 0) throw new Error(`Unexpected noise on the console:\n${heard.join('\n')}`)
  })
}
