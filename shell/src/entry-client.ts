import '@tekskills/shared/theme/fonts/hanken-grotesk.woff2'

/**
 * The large modules of the shell, in dependency order. All are bundled in this script; evaluating them one by one, and
 * yielding to the event loop in between, keeps slow phones responsive (docs/performance.md).
 */
const modules = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@tekskills/shared/routing/router'),
  () => import(/* webpackMode: "eager" */ './client/SiteApp'),
]

const runStartPage = () => import(/* webpackMode: "eager" */ './client/start-page')

async function start(): Promise<void> {
  for (const run of [...modules, runStartPage]) {
    await run()
    await new Promise((resume) => setTimeout(resume))
  }
  const { startPage } = await runStartPage()
  await startPage()
}

void start()
