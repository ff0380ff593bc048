import { execFileSync } from 'node:child_process'

/**
 * Installs Debian packages, with the lists of packages read anew when these do not know them.
 * @throws {Error} where there is no apt, no right to install, or no such package.
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

const apt = (command: string, ...words: string[]) =>
  execFileSync('apt-get', [command, '-qq', ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
