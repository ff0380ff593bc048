import { useLoaderData } from '@tekskills/shared/routing/router'
import { caseStudyFormDefinition } from '../../features/case-studies/case-study-form-definition'
import { CaseStudySections } from '../../features/case-studies/CaseStudySections'
import { ContentEditorPage } from '../../kit/content/ContentEditorPage'
import { paths, publicCaseStudy } from '../../paths'
import type { loader } from './case-study-editor-loader'

/** Adds a case study, or edits the one that `?id=` names. */
export function CaseStudyEditorPage() {
  const { study, categories } = useLoaderData<typeof loader>()
  return (
    <ContentEditorPage
      definition={caseStudyFormDefinition}
      item={study}
      nameOf={({ caseStudyName }) => caseStudyName}
      pageOf={publicCaseStudy}
      appearsIn="Case studies, the sitemap and site search"
      listPath={paths.viewCaseStudies}
    >
      <CaseStudySections study={study} categories={categories} />
    </ContentEditorPage>
  )
}
