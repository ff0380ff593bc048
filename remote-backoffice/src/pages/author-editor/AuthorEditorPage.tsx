import { useLoaderData } from '@tekskills/shared/routing/router'
import { authorFormDefinition } from '../../features/authors/author-form-definition'
import { AuthorSections } from '../../features/authors/AuthorSections'
import { TaxonomyEditorPage } from '../../kit/taxonomy/TaxonomyEditorPage'
import { paths } from '../../paths'
import type { loader } from './author-editor-loader'

/** Adds an author, or edits the one that `?id=` names. */
export function AuthorEditorPage() {
  const { author } = useLoaderData<typeof loader>()
  return (
    <TaxonomyEditorPage
      definition={authorFormDefinition}
      record={author}
      nameOf={({ authorName }) => authorName}
      listPath={paths.viewAuthors}
    >
      <AuthorSections author={author} />
    </TaxonomyEditorPage>
  )
}
