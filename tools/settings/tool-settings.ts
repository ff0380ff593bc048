import { z } from 'zod'

/** Variables of commands and browser tests, besides those of the two servers. */
export const toolSettings = z.object({
  RELEASE_BY: z
    .string()
    .optional()
    .meta({ description: 'who releases, for the history', defaultText: 'the account of this machine' }),
  RELEASE_KEY: z
    .string()
    .optional()
    .describe('private key of a team, or the path of its file, for a store whose policy asks for one'),
  BASE_URL: z.string().optional().describe('site the browser tests run against, instead of one of their own'),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .meta({ description: 'browser for the gate and the browser tests', defaultText: 'an installed one' }),
  NIGHTLY: z.enum(['1']).optional().describe('`1` also runs the unit and service tests that `npm test` leaves out'),
  E2E_RELEASES: z.string().optional().describe('releases that the browser tests request: `remote-public@<id>,…`'),
  E2E_PAGES: z.enum(['all']).optional().describe('`all` checks the design on every page instead of on a sample'),
  E2E_FAULTS: z
    .enum(['distinct', 'all'])
    .optional()
    .describe(
      '`distinct` tests all faults of remotes that browsers handle differently, `all` every fault; without it, a sample',
    ),
  E2E_EDITOR_SEQUENCES: z.coerce.number().optional().meta({
    description: 'how many random sequences are typed into the editor',
    defaultText: 'a short list',
  }),
  E2E_EDITOR_SEED: z.coerce.number().optional().describe('seed of the one sequence to repeat'),
  SOAK_SECONDS: z.coerce.number().optional().meta({
    description: 'how long `npm run soak -- teams` lasts',
    defaultText: '`600`',
  }),
  E2E_TRACE: z.string().optional().describe('any value records a trace of each browser test that fails'),
})
