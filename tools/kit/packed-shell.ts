import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteShell } from '../dev/beside-site'
import { buildTool } from '../layout'
import { shellServerFile } from '../release/shell-server'
import { openLog } from '../start/log-file'
import { startProcess } from '../start/node-process'

/** The shell in the kit: a finished build with React's development version, which Fast Refresh needs. */
export const packedShell = (dataDir: string): SiteShell => ({
  isDeveloped: false,

  async place(store) {
    const [release = ''] = await readdir(buildTool('shell'))
    await cp(join(buildTool('shell'), release), store.folderOf('shell', release), { recursive: true })
    return release
  },

  async start({ port, servicePort, releasesDir, siteUrl, sockets, report }) {
    const server = startProcess({
      name: 'shell server',
      file: await shellServerFile(),
      env: {
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: String(port),
        API_URL: `http://127.0.0.1:${servicePort}`,
        RELEASES_DIR: releasesDir,
        RELEASES_S3_BUCKET: '',
        RELEASES_POLICY_KEY: '',
        SITE_ORIGIN: siteUrl,
        DEV_SOCKETS: sockets.join(' '),
      },
      log: openLog(join(dataDir, 'logs'), 'shell'),
      report,
    })
    await server.listening
    return server
  },
})
