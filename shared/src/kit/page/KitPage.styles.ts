import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { pageColumn } from '../../theme/styles'

export const Page = styled.div`
  ${pageColumn}

  ${media.laptop} {
    display: grid;
    grid-template-columns: ${({ theme }) => theme.space.huge} minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.xxxl};
    align-items: start;
  }
`

export const Content = styled.main`
  min-inline-size: 0;
  padding-block-end: ${({ theme }) => theme.space.huge};
`

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;
  padding-block: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.xxl};
`

export const ThemeList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`

export const Chapter = styled.section`
  padding-block-start: ${({ theme }) => theme.space.xxxl};
`

export const ChapterHead = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  padding-block-end: ${({ theme }) => theme.space.xl};
`
