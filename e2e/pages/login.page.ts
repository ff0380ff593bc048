import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydration'

export class LoginPage {
  readonly username: Locator
  readonly password: Locator
  readonly submit: Locator

  constructor(private readonly page: Page) {
    this.username = page.getByLabel('Username or email address')
    this.password = page.getByLabel('Password', { exact: true })
    this.submit = page.getByRole('button', { name: 'Log in' })
  }

  async goto() {
    await this.page.goto('/login')
    await hydrated(this.page)
  }

  async fill(username: string, password: string) {
    await this.username.fill(username)
    await this.password.fill(password)
    await this.submit.click()
  }

  /** Sets a new password on the page of a mailed link. */
  async setPassword(password: string) {
    await hydrated(this.page)
    await this.page.getByLabel('New password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Set new password' }).click()
  }

  /** Signs in and waits for the dashboard. */
  async signIn(username: string, password: string) {
    await this.fill(username, password)
    await this.page.waitForURL('/dashboard')
    await this.page.getByRole('heading', { level: 1 }).waitFor()
  }
}
