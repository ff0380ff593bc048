import { ensureNodeBundles } from './node-bundles'

// npm run build:servers: builds the service and the shell server for Node, if their sources changed.
const built = await ensureNodeBundles()
process.stdout.write(built.length > 0 ? `Built ${built.join(', ')}.\n` : 'Nothing changed; nothing built.\n')
