import { styled } from 'styled-components'

/** A numbered group of fields, such as a question, among others like it. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  min-inline-size: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};

  & > legend {
    padding-inline: ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`
