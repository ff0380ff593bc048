import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Prose } from '@tekskills/shared/ui/Prose/Prose'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import type { LegalSection } from '../../content/legal/legal-document'
import { ComparisonTable } from '../../kit/page-content/ComparisonTable'

/** The sections of a legal text, each with its own anchor. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Stack $gap="xxl">
      {sections.map(({ id, heading, paragraphs = [], points, table }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <Stack $gap="md">
            <Heading level={2} size="h3" id={`${id}-heading`}>
              {heading}
            </Heading>
            <Prose>
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            {table && <ComparisonTable caption={heading} {...table} />}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
