import type { Captcha } from '@tekskills/shared/contracts/http/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './test-app'

/** Solves a captcha challenge like a browser and returns the token. */
export async function solveCaptcha({ app }: TestApp): Promise<string> {
  const { challenge } = (await app.inject({ url: '/api/public/user/captcha' })).json<Captcha>()
  if (!challenge) throw new Error('The service returned no challenge.')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
