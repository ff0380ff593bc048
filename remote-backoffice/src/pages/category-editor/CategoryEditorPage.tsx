import { useLoaderData } from '@tekskills/shared/routing/router'
import { categoryFormDefinition } from '../../features/categories/category-form-definition'
import { CategorySections } from '../../features/categories/CategorySections'
import { TaxonomyEditorPage } from '../../kit/taxonomy/TaxonomyEditorPage'
import { paths } from '../../paths'
import type { loader } from './category-editor-loader'

/** Adds a category, or edits the one that `?id=` names. */
export function CategoryEditorPage() {
  const { category } = useLoaderData<typeof loader>()
  return (
    <TaxonomyEditorPage
      definition={categoryFormDefinition}
      record={category}
      nameOf={({ categoryName }) => categoryName}
      listPath={paths.viewCategories}
    >
      <CategorySections category={category} />
    </TaxonomyEditorPage>
  )
}
