import type { Locator, Page } from '@playwright/test'
import { drawPdf } from '../fixtures/pdf'
import { hydrated } from './hydration'

/** The application form of a job. */
export class ApplicationPage {
  readonly name: Locator
  readonly email: Locator
  readonly resume: Locator
  readonly consent: Locator
  readonly send: Locator
  readonly reference: Locator

  constructor(private readonly page: Page) {
    this.name = page.getByLabel('Full name')
    this.email = page.locator('main').getByLabel('Email address')
    this.resume = page.getByLabel('CV')
    this.consent = page.getByRole('checkbox', { name: /may store and read/ })
    this.send = page.getByRole('button', { name: 'Send my application' })
    this.reference = page.getByText(/^APP-[2-9A-Z]{6}$/)
  }

  async goto(slug: string) {
    await this.page.goto(`/opportunities?job=${slug}&apply=1`)
    await hydrated(this.page)
  }

  async fill(name: string, email: string, resumeText?: string) {
    await this.name.fill(name)
    await this.email.fill(email)
    await this.attach(resumeText)
    await this.consent.check()
  }

  /** Applies for a job; returns the address that was entered, and the reference. */
  async apply(slug: string, name: string, resumeText?: string): Promise<{ email: string; reference: string }> {
    const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`
    await this.goto(slug)
    await this.fill(name, email, resumeText)
    await this.send.click()
    return { email, reference: await this.reference.innerText() }
  }

  attach(text?: string) {
    const buffer = drawPdf(200_000, text)
    return this.resume.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  }
}
