import type { Page } from '@playwright/test'

/** Forms that submit data; an empty search is valid. */
const FORM = 'form:not([role=search]):not([method=get])'

const SUBMIT = 'button:not([type=button]), [role=group][aria-label=Save] button'

/** Submits every form of the page without input and runs `look` on its errors. */
export async function withFormErrors(page: Page, seen: Set<string>, look: (state: string) => Promise<void>) {
  const forms = page.locator(FORM).filter({ visible: true })
  for (let index = 0; index < (await forms.count()); index += 1) {
    const form = forms.nth(index)
    const submit = form.locator(SUBMIT).filter({ visible: true }).last()
    if ((await submit.count()) === 0) continue
    const name = (await submit.innerText()).trim()
    if (seen.has(name)) continue
    seen.add(name)
    await submit.press('Enter')
    await form.locator('[aria-invalid=true], :invalid').first().waitFor()
    await look(`errors after "${name}"`)
  }
}
