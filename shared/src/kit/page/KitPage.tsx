import { useEffect } from 'react'
import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from '../../theme/GlobalStyle'
import { FilterChip } from '../../ui/Chip/FilterChip'
import { Heading } from '../../ui/Heading/Heading'
import { TekDataNovaLogo, TekskillsLogo } from '../../ui/Logo/Logo'
import { SkipLink } from '../../ui/SkipLink/SkipLink'
import { Eyebrow, Text } from '../../ui/Text/Text'
import { catalogue } from '../catalogue/catalogue'
import { chapters } from '../catalogue/kit-entry'
import { kitThemes, type KitTheme } from '../kit-themes'
import { ChapterHead, Chapter, Content, Head, Page, ThemeList } from './KitPage.styles'
import { drawStates } from './drawn-states'
import { EntryView } from './EntryView'
import { Foundations } from './Foundations'
import { KitIndex } from './KitIndex'

/** The kit in one theme: its design tokens, then every component in every state. */
export function KitPage({ name, theme }: KitTheme) {
  useEffect(() => drawStates(document), [theme])
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <SkipLink />
      <Page>
        <KitIndex />
        <Content id="content" tabIndex={-1}>
          <Head>
            {theme.name === 'microsite' ? <TekDataNovaLogo /> : <TekskillsLogo />}
            <Heading level={1}>One kit, four themes</Heading>
            <Text $size="lead" $measure>
              Every component of our pages, in every state. Pages add content and structure; shape, color and behavior
              come from here.
            </Text>
            <nav aria-label="Themes">
              <ThemeList>
                {kitThemes.map((kitTheme) => (
                  <li key={kitTheme.path}>
                    <FilterChip to={kitTheme.path} selected={kitTheme.name === name}>
                      {kitTheme.name}
                    </FilterChip>
                  </li>
                ))}
              </ThemeList>
            </nav>
          </Head>
          <Chapter id="foundations" aria-labelledby="foundations-name">
            <ChapterHead>
              <Eyebrow>{name}</Eyebrow>
              <Heading level={2} id="foundations-name">
                Foundations
              </Heading>
            </ChapterHead>
            <Foundations />
          </Chapter>
          {chapters.map((chapter) => (
            <Chapter key={chapter} id={chapter.toLowerCase()} aria-labelledby={`${chapter.toLowerCase()}-name`}>
              <ChapterHead>
                <Heading level={2} id={`${chapter.toLowerCase()}-name`}>
                  {chapter}
                </Heading>
              </ChapterHead>
              {catalogue
                .filter((entry) => entry.chapter === chapter)
                .map((entry) => (
                  <EntryView key={entry.name} {...entry} />
                ))}
            </Chapter>
          ))}
        </Content>
      </Page>
    </ThemeProvider>
  )
}
