import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ContentImport } from '@tekskills/shared/contracts/http/imports'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { SelectField, type SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { emptyOption } from '../../kit/content/taxonomy-options'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { importPage, paths } from '../../paths'
import { ArticleRow } from './ArticleRow'
import { isBlocked, namesIn, newArticles, UNNAMED, type NameChoices } from './import-choices'
import { deleteImport } from './imports-api'
import { useImportRun, type ImportCounts } from './use-import-run'

interface ImportReviewProps {
  upload: ContentImport
  authors: readonly SelectOption[]
  categories: readonly SelectOption[]
}

/** Articles that are shown at once. */
const SHOWN = 50

const articlesOf = (count: number) => (count === 1 ? '1 article' : `${count.toLocaleString('en')} articles`)
const draftsOf = (count: number) => (count === 1 ? '1 draft' : `${count.toLocaleString('en')} drafts`)

/** The second step: what each article becomes, the choices for all of them, and the import itself. */
export function ImportReview({ upload, authors, categories }: ImportReviewProps) {
  const navigate = useNavigate()
  const [authorOf, setAuthorOf] = useState(() => choicesOf(upload, 'author'))
  const [categoryOf, setCategoryOf] = useState(() => choicesOf(upload, 'category'))
  const [withRedirects, setWithRedirects] = useState(true)
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set(newArticles(upload)))
  const [shown, setShown] = useState(SHOWN)
  const [counts, setCounts] = useState<ImportCounts>()
  const { outcomes, run, start, stop } = useImportRun(upload)
  const result = useRef<HTMLDivElement>(null)

  const open = upload.articles.filter(({ position }) => {
    const outcome = outcomes.get(position)
    return !outcome || 'failure' in outcome
  })
  const importable = open.filter((article) => !isBlocked(article))
  const chosen = importable.filter(({ position }) => selected.has(position))
  const redirects = upload.articles.flatMap(({ oldPaths }) => oldPaths.filter(({ problem }) => problem === null)).length
  const known = upload.articles.filter(({ imported }) => imported !== null).length

  function select(position: number, isSelected: boolean) {
    const next = new Set(selected)
    if (isSelected) next.add(position)
    else next.delete(position)
    setSelected(next)
  }

  async function importChosen() {
    setCounts(undefined)
    const done = await start(chosen, { authors: authorOf, categories: categoryOf, withRedirects })
    setCounts(done)
    announce(resultOf(done))
    result.current?.focus()
  }

  async function chooseOther() {
    // Forgetting the file is a courtesy: it expires by itself.
    await deleteImport(upload.id).catch(() => undefined)
    await navigate(importPage())
  }

  return (
    <Stack $gap="lg">
      <Result ref={result} tabIndex={-1}>
        {counts && (
          <Alert tone={counts.failed > 0 ? 'warning' : 'success'} heading={resultOf(counts)}>
            {counts.failed > 0 && <p>The articles that failed are still selected. You can try again.</p>}
            {counts.imported > 0 && (
              <TextLink to={`${paths.viewBlogs}?type=DRAFT`}>View the drafts in the table of blogs</TextLink>
            )}
          </Alert>
        )}
      </Result>
      <Panel
        heading={upload.name}
        action={
          <Button size="small" variant="quiet" disabled={run !== null} onClick={() => void chooseOther()}>
            Choose other files
          </Button>
        }
      >
        <Stack $gap="sm">
          <Text>
            {articlesOf(upload.articles.length)}
            {known > 0 && `, ${known.toLocaleString('en')} of them imported before`}. The file is kept until{' '}
            {formatMoment(upload.expiresAt)}.
          </Text>
          {upload.leftOut.length > 0 && <Text $tone="muted">Not imported: {upload.leftOut.join(', ')}.</Text>}
        </Stack>
      </Panel>
      <Names
        heading="Authors"
        unnamedLabel="Articles without an author"
        none="No author"
        names={namesIn(upload, 'author')}
        options={authors}
        chosen={authorOf}
        isReadOnly={run !== null}
        onChoose={setAuthorOf}
      />
      <Names
        heading="Categories"
        unnamedLabel="Articles without a category"
        none="No category"
        names={namesIn(upload, 'category')}
        options={categories}
        chosen={categoryOf}
        isReadOnly={run !== null}
        onChoose={setCategoryOf}
      />
      {redirects > 0 && (
        <Panel heading="Old addresses">
          <Checkbox
            label={`Add ${redirects === 1 ? 'a redirect from the old address' : `redirects from ${redirects.toLocaleString('en')} old addresses`}`}
            hint="Visitors who follow an old link get the new page once it is published."
            checked={withRedirects}
            disabled={run !== null}
            onChange={({ target }) => setWithRedirects(target.checked)}
          />
        </Panel>
      )}
      <Panel
        heading="Articles"
        action={
          <Cluster>
            <Button
              size="small"
              variant="quiet"
              disabled={run !== null}
              onClick={() => setSelected(new Set(newArticles(upload)))}
            >
              Select all new
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={run !== null || selected.size === 0}
              onClick={() => setSelected(new Set())}
            >
              Select none
            </Button>
          </Cluster>
        }
      >
        <Articles aria-label="Articles">
          {upload.articles.slice(0, shown).map((article) => (
            <ArticleRow
              key={article.position}
              article={article}
              outcome={outcomes.get(article.position)}
              isSelected={selected.has(article.position)}
              isReadOnly={run !== null}
              onSelect={(isSelected) => select(article.position, isSelected)}
            />
          ))}
        </Articles>
        {upload.articles.length > shown && (
          <div>
            <Button size="small" variant="secondary" onClick={() => setShown(shown + SHOWN)}>
              Show more of {articlesOf(upload.articles.length)}
            </Button>
          </div>
        )}
      </Panel>
      <Foot>
        {run && (
          <Progress
            label="Importing"
            value={(run.done / run.total) * 100}
            text={`${run.done.toLocaleString('en')} of ${run.total.toLocaleString('en')}`}
          />
        )}
        <Cluster>
          <Button
            busy={run !== null}
            disabled={chosen.length === 0 && run === null}
            onClick={() => void importChosen()}
          >
            {chosen.length === 0 ? 'Import drafts' : `Import ${draftsOf(chosen.length)}`}
          </Button>
          {run && (
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          )}
        </Cluster>
      </Foot>
    </Stack>
  )
}

const choicesOf = (upload: ContentImport, field: 'author' | 'category'): NameChoices =>
  Object.fromEntries(namesIn(upload, field).map(({ name, id }) => [name, id ?? '']))

function resultOf({ imported, failed, left }: ImportCounts): string {
  const parts = [
    `${draftsOf(imported)} imported`,
    ...(failed > 0 ? [`${articlesOf(failed)} failed`] : []),
    ...(left > 0 ? [`${articlesOf(left)} not started`] : []),
  ]
  return `${parts.join(', ')}.`
}

interface NamesProps {
  heading: string
  /** Label of the choice for articles that have none. */
  unnamedLabel: string
  /** The choice of none. */
  none: string
  names: ReturnType<typeof namesIn>
  options: readonly SelectOption[]
  chosen: NameChoices
  isReadOnly: boolean
  onChoose: (chosen: NameChoices) => void
}

/** For each name in the file, which author or category of the site it is. */
const Names = ({ heading, unnamedLabel, none, names, options, chosen, isReadOnly, onChoose }: NamesProps) => (
  <Panel heading={heading}>
    <Grid>
      {names.map(({ name, id, count }) => (
        <SelectField
          key={name}
          label={name === UNNAMED ? unnamedLabel : name}
          hint={name === UNNAMED || id ? articlesOf(count) : `${articlesOf(count)}. Not on this site: choose one.`}
          options={[emptyOption(none), ...options]}
          value={chosen[name] ?? ''}
          disabled={isReadOnly}
          onChange={({ target }) => onChoose({ ...chosen, [name]: target.value })}
        />
      ))}
    </Grid>
  </Panel>
)

const Result = styled.div`
  &:empty {
    display: none;
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${({ theme }) => theme.space.md};
`

const Articles = styled.ul`
  display: grid;

  & > li + li {
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`

const Foot = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
`
