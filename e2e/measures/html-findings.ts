import { HtmlValidate } from 'html-validate'

/** Checks conformance with the HTML standard; style is left to the formatter. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Violations of the HTML standard in a document, one line each. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}
