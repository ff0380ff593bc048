import { HtmlValidate } from 'html-validate'

/** The HTML standard as far as a document can break it; matters of taste are left to the formatter. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What a document says against the HTML standard, one line each. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}
