import { styled } from 'styled-components'
import { pageColumn } from '@tekskills/shared/theme/styles'
import { Grid } from '@tekskills/shared/ui/Grid/Grid'
import { Skeleton } from '@tekskills/shared/ui/Skeleton/Skeleton'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'

/** Placeholder for the section of a page while its code loads. */
export function LoadingView() {
  return (
    <Root aria-busy="true">
      <VisuallyHidden role="status">Loading the page</VisuallyHidden>
      <noscript>This page needs JavaScript. Please turn it on in your browser and reload the page.</noscript>
      <Skeleton $shape="title" $width="55%" />
      <Skeleton $width="75%" />
      <Skeleton $width="65%" />
      <Grid>
        <Skeleton $shape="block" />
        <Skeleton $shape="block" />
        <Skeleton $shape="block" />
      </Grid>
    </Root>
  )
}

const Root = styled.div`
  ${pageColumn}
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-content: start;
  min-block-size: 70vh;
  padding-block: ${({ theme }) => theme.space.xxxl};
`
