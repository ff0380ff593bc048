import { startAlone } from './alone'
import { startBesideSite } from './beside-site'
import { devBanner } from './dev-banner'
import { readDevOptions } from './dev-options'
import { startDevSite } from './dev-site'
import { runUntilStopped } from './run-until-stopped'
import { shellFromSources } from './shell-from-sources'

await runUntilStopped(async (hooks) => {
  const options = readDevOptions(process.argv.slice(2), process.env)
  const start = options.alone
    ? startAlone(options, hooks)
    : options.site
      ? startBesideSite({ ...options, site: options.site, shell: shellFromSources(options) }, hooks)
      : startDevSite(options, hooks)
  return devBanner(await start, options)
})
