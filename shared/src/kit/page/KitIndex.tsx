import { catalogue } from '../catalogue/catalogue'
import { chapters } from '../catalogue/kit-entry'
import { entryId } from './EntryView'
import { Index, IndexChapter, IndexLink } from './KitIndex.styles'

/** The table of contents of the kit; sticky in wide windows. */
export function KitIndex() {
  return (
    <Index aria-label="Components">
      <IndexLink href="#foundations" $chapter>
        Foundations
      </IndexLink>
      {chapters.map((chapter) => (
        <IndexChapter key={chapter}>
          <IndexLink href={`#${chapter.toLowerCase()}`} $chapter>
            {chapter}
          </IndexLink>
          <ul>
            {catalogue
              .filter((entry) => entry.chapter === chapter)
              .map(({ name }) => (
                <li key={name}>
                  <IndexLink href={`#${entryId(name)}`}>{name}</IndexLink>
                </li>
              ))}
          </ul>
        </IndexChapter>
      ))}
    </Index>
  )
}
