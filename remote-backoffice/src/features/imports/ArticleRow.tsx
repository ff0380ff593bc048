import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ImportArticle, ImportNote } from '@tekskills/shared/contracts/http/imports'
import { Badge, type BadgeTone } from '@tekskills/shared/ui/Badge/Badge'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { formatDay } from '../../kit/time/format-time'
import { editOf, paths, publicBlog } from '../../paths'
import { isBlocked } from './import-choices'
import type { ArticleOutcome } from './use-import-run'

interface ArticleRowProps {
  article: ImportArticle
  outcome: ArticleOutcome | undefined
  isSelected: boolean
  isReadOnly: boolean
  onSelect: (isSelected: boolean) => void
}

const labels: Readonly<Record<ImportNote['kind'], { label: string; tone: BadgeTone }>> = {
  BLOCKED: { label: 'Cannot be imported', tone: 'danger' },
  MISSING: { label: 'To add', tone: 'warning' },
  LEFT_OUT: { label: 'Left out', tone: 'neutral' },
  CHANGED: { label: 'Changed', tone: 'neutral' },
}

/** One article of the file: what it becomes, what does not come along, and what became of it. */
export function ArticleRow({ article, outcome, isSelected, isReadOnly, onSelect }: ArticleRowProps) {
  const imported = outcome && 'imported' in outcome ? outcome.imported : undefined
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined
  const notes = [...article.notes, ...(imported?.notes ?? [])]
  return (
    <Row>
      {imported ? (
        <Title>
          <Badge $tone="success">Imported</Badge>{' '}
          <TextLink to={editOf(paths.addBlog, imported.id)}>{imported.name}</TextLink>
        </Title>
      ) : (
        <Checkbox
          label={<bdi>{article.title}</bdi>}
          hint={article.origin}
          error={failure}
          checked={isSelected && !isBlocked(article)}
          disabled={isReadOnly || isBlocked(article)}
          onChange={({ target }) => onSelect(target.checked)}
        />
      )}
      {article.imported && !imported && (
        <Line>
          <Badge $tone="accent">Imported before</Badge>
          <span>
            as{' '}
            {article.imported.isInTrash ? (
              <>“{article.imported.name}”, which is in the trash</>
            ) : (
              <TextLink to={editOf(paths.addBlog, article.imported.id)}>{article.imported.name}</TextLink>
            )}
            . Select it to import another copy.
          </span>
        </Line>
      )}
      {!isBlocked(article) && (
        <Facts>
          <Fact name="Address">
            {publicBlog(imported?.slug ?? article.slug)}
            {article.takenSlug && !imported && ` (“${article.takenSlug}” is taken)`}
          </Fact>
          {article.date && <Fact name="Date">{formatDay(article.date)}</Fact>}
          <Fact name="Text">{article.words === 1 ? '1 word' : `${article.words.toLocaleString('en')} words`}</Fact>
          {article.pictures > 0 && <Fact name="Pictures">{article.pictures}</Fact>}
          {article.tags.length > 0 && <Fact name="Tags">{article.tags.join(', ')}</Fact>}
          {article.oldPaths.map(({ path, problem }) => (
            <Fact key={path} name="Old address">
              {path}
              {problem && ` (no redirect: ${problem})`}
            </Fact>
          ))}
        </Facts>
      )}
      {(notes.length > 0 || article.remotePictures.length > 0) && (
        <Notes>
          {notes.map(({ kind, text }) => (
            <li key={`${kind} ${text}`}>
              <Badge $tone={labels[kind].tone}>{labels[kind].label}</Badge> <span>{text}</span>
            </li>
          ))}
          {article.remotePictures.length > 0 && (
            <li>
              <Badge $tone="warning">To add</Badge>{' '}
              <span>Pictures on the old site: {article.remotePictures.join(', ')}</span>
            </li>
          )}
        </Notes>
      )}
    </Row>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space.md};
  overflow-wrap: anywhere;

  & > :not(:first-child) {
    margin-inline-start: ${({ theme }) => theme.space.xl};
  }
`

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  font-weight: ${({ theme }) => theme.font.weight.medium};
`

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: baseline;
  font-size: ${({ theme }) => theme.font.size.small};
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.small};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xxs};
  }
  dt {
    color: ${({ theme }) => theme.color.textMuted};
  }
  dd {
    margin: 0;
  }
`

const Notes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.font.size.small};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xs};
    align-items: baseline;
  }
  & > li > span:last-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`
