import { execFileSync } from 'node:child_process'
import { installDebianPackages } from '../testing/debian-packages'

/**
 * Installs Prometheus, if `promtool` is not here.
 * @throws {Error} without the permission to install it.
 */
export function ensurePromtool(): void {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
  } catch {
    installDebianPackages('prometheus')
  }
}
