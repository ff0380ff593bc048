import { execFileSync } from 'node:child_process'

/**
 * Installs Debian packages; updates the package lists and retries when that fails.
 * @throws {Error} without apt, without the permission to install, or without such a package.
 */
export function installDebianPackages(...names: string[]): void {
  const install = () => apt('install', '-y', '--no-install-recommends', ...names)
  try {
    install()
  } catch {
    apt('update')
    install()
  }
}

const apt = (command: string, ...args: string[]) =>
  execFileSync('apt-get', [command, '-qq', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
