import { startSiteUnderTest, staffPasswords } from '../tools/testing/site-under-test'

/** Starts a site for the run and returns its teardown; with BASE_URL the tests run against that site instead. */
export async function globalSetup() {
  if (process.env.BASE_URL) return undefined
  const site = await startSiteUnderTest()
  process.env.BASE_URL = site.url
  process.env.SEED_BLOGS_PASSWORD = staffPasswords.blogs
  process.env.SEED_CAREERS_PASSWORD = staffPasswords.careers
  return site.stop
}

export default globalSetup
