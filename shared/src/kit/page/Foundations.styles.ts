import { styled } from 'styled-components'
import type { Theme } from '../../theme/theme'

export const Palette = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.layout.columnMedium}), 1fr));
  gap: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.lg};
`

export const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
`

export const Swatches = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  list-style: none;
`

export const Swatch = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  font-size: ${({ theme }) => theme.font.size.small};
`

export const Chip = styled.span<{ $color: keyof Theme['color'] }>`
  inline-size: ${({ theme }) => theme.space.xxl};
  block-size: ${({ theme }) => theme.space.xl};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme, $color }) => theme.color[$color]};
`

export const Ratio = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-variant-numeric: tabular-nums;
`

export const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  font-size: ${({ theme }) => theme.font.size.small};
`

export const RowName = styled.span`
  flex: none;
  inline-size: ${({ theme }) => theme.space.xxl};
  color: ${({ theme }) => theme.color.textMuted};
`

export const Measure = styled.span<{ $inline: string; $radius?: keyof Theme['radius'] }>`
  inline-size: ${({ $inline }) => $inline};
  block-size: ${({ theme, $radius }) => ($radius ? theme.space.xxl : theme.space.md)};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme, $radius = 'sm' }) => theme.radius[$radius]};
  background: ${({ theme }) => theme.color.accentSoft};
`
