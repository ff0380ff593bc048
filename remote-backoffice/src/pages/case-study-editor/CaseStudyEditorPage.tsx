import { useLoaderData } from '@tekskills/shared/routing/router'
import { caseStudyFormDefinition } from '../../features/case-studies/case-study-form-definition'
import { CaseStudySections } from '../../features/case-studies/CaseStudySections'
import { caseStudySource } from '../../features/case-studies/case-study-source'
import { ContentEditorPage } from '../../kit/content/ContentEditorPage'
import { paths, publicCaseStudy } from '../../paths'
import type { loader } from './case-study-editor-loader'

/** Adds a case study, or edits the one that `?id=` names, or starts with a copy of the one in `?copy=`. */
export function CaseStudyEditorPage() {
  const { study, copyOf, categories } = useLoaderData<typeof loader>()
  return (
    <ContentEditorPage
      definition={caseStudyFormDefinition}
      item={study}
      copyOf={copyOf}
      copyHint={copyOf?.caseStudyFileName ? 'Choose its file again.' : undefined}
      nameOf={({ caseStudyName }) => caseStudyName}
      pageOf={publicCaseStudy}
      appearsIn="Case studies, the sitemap and site search"
      listUrl={caseStudySource.url}
      addPath={paths.addCaseStudy}
      listPath={paths.viewCaseStudies}
    >
      <CaseStudySections study={study} categories={categories} />
    </ContentEditorPage>
  )
}
