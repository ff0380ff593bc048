import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  min-block-size: 0;
`

export const Note = styled.p`
  min-block-size: 1lh;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`

/** The place of the page; pages that load lie under the shown one. */
export const Screen = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 12rem;
  overflow: hidden;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceMuted};
`

export const Frame = styled.iframe<{ $isShown: boolean }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  border: 0;
  background: ${({ theme }) => theme.color.surface};
  transform-origin: 0 0;
  /* Not removed, because a page without a size would choose the smallest pictures. */
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`

export const Waiting = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.lg};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`
