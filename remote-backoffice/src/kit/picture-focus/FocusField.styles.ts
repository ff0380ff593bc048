import { styled } from 'styled-components'

export const Pad = styled.div`
  position: relative;
  overflow: hidden;
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};
  border-radius: ${({ theme }) => theme.radius.sm};
  cursor: crosshair;

  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`

export const Mark = styled.span`
  position: absolute;
  inline-size: ${({ theme }) => theme.icon.xl};
  block-size: ${({ theme }) => theme.icon.xl};
  border: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.surface};
  border-radius: ${({ theme }) => theme.radius.pill};
  outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent};
  pointer-events: none;
  transform: translate(-50%, -50%);
`

export const Sliders = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};

  & label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space.sm};
    align-items: center;
    font-size: ${({ theme }) => theme.font.size.small};
  }
  & input {
    min-block-size: ${({ theme }) => theme.layout.controlSmall};
    accent-color: ${({ theme }) => theme.color.accent};
  }
`

export const Legend = styled.legend`
  margin-block-end: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

export const Group = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
