import { chromium } from '@playwright/test'
import CDP from 'chrome-remote-interface'
import { freePort } from '../start/free-port'
import { ensureChromium } from '../testing/chromium'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags'

/**
 * A browser that is controlled by the DevTools protocol directly. Playwright enables the Runtime domain on every page,
 * with which V8 re-reads the whole script to locate each `new Error`. That adds up to 300 ms of blocking time to a cold
 * visit on a slow CPU, which no visitor has.
 */
export async function openBareBrowser() {
  const port = await freePort(0)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  const { webSocketDebuggerUrl } = await CDP.Version({ port })
  const root = await CDP({ target: webSocketDebuggerUrl })

  return {
    /** Runs `use` with a blank page in a new browser context, which is disposed afterwards. */
    async withPage<T>(use: (page: CDP.Client) => Promise<T>): Promise<T> {
      const { browserContextId } = await root.Target.createBrowserContext({ disposeOnDetach: true })
      try {
        const { targetId } = await root.Target.createTarget({ url: 'about:blank', browserContextId })
        const page = await CDP({ port, target: targetId })
        try {
          return await use(page)
        } finally {
          await page.close()
        }
      } finally {
        await root.Target.disposeBrowserContext({ browserContextId })
      }
    },

    async close(): Promise<void> {
      await root.close()
      await browser.close()
    },
  }
}

export type BareBrowser = Awaited<ReturnType<typeof openBareBrowser>>
