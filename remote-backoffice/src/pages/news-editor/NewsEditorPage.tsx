import { useLoaderData } from '@tekskills/shared/routing/router'
import { newsSource } from '../../features/newsroom/news-source'
import { ContentEditorPage } from '../../kit/content/ContentEditorPage'
import { newsFormDefinition } from '../../features/newsroom/news-form-definition'
import { NewsSections } from '../../features/newsroom/NewsSections'
import { paths, publicNews } from '../../paths'
import type { loader } from './news-editor-loader'

/** Adds a newsroom item, or edits the one that `?id=` names, or starts with a copy of the one in `?copy=`. */
export function NewsEditorPage() {
  const { news, copyOf, categories } = useLoaderData<typeof loader>()
  return (
    <ContentEditorPage
      definition={newsFormDefinition}
      item={news}
      copyOf={copyOf}
      nameOf={({ title }) => title}
      pageOf={publicNews}
      appearsIn="The newsroom, the feed, the sitemap and site search"
      listUrl={newsSource.url}
      addPath={paths.addNews}
      listPath={paths.viewNews}
    >
      <NewsSections news={news} categories={categories} />
    </ContentEditorPage>
  )
}
