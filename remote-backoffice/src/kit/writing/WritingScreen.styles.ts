import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { TextArea, TextInput } from '@tekskills/shared/ui/Field/Field.styles'
import { EditorRoot, Length, oneToolbar, Toolbar, Writing } from '../editor/RichTextEditor.styles'

export const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  margin-block-end: ${({ theme }) => theme.space.lg};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space.xl};

    &:has(> dialog[open]) {
      grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.layout.columnMedium};
    }

    &:has(> [data-preview][open]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

export const Tools = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${({ theme }) => theme.space.xs};

  /* Full screen gains nothing on a phone, but must remain closable in a window that has become as narrow. */
  ${media.phone} {
    & > [aria-pressed='false'] {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`

/** A sheet of paper more than a form: the title and its texts at a reading measure, with lines instead of boxes. */
export const Text = styled.div`
  --section-columns: minmax(0, 1fr);
  --section-gap: ${({ theme }) => theme.space.md};

  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xl};
  inline-size: min(100%, calc(${({ theme }) => theme.layout.reading} + ${({ theme }) => theme.space.lg}));
  min-inline-size: 0;
  margin-inline: auto;

  & > div > label {
    font-size: ${({ theme }) => theme.font.size.h4};
    letter-spacing: ${({ theme }) => theme.font.tracking.snug};
  }

  & > div:first-child {
    & > label {
      color: ${({ theme }) => theme.color.textMuted};
      font-size: ${({ theme }) => theme.font.size.small};
      font-weight: ${({ theme }) => theme.font.weight.medium};
      letter-spacing: ${({ theme }) => theme.font.tracking.normal};
    }

    ${TextInput} {
      padding-inline: 0;
      border-width: 0 0 ${({ theme }) => theme.line.thin};
      border-radius: 0;
      background: none;
      box-shadow: none;
      font-size: ${({ theme }) => theme.font.size.h3};
      font-weight: ${({ theme }) => theme.font.weight.semibold};
      letter-spacing: ${({ theme }) => theme.font.tracking.snug};
    }

    ${TextInput}:focus-visible {
      box-shadow: 0 ${({ theme }) => theme.line.thin} 0 ${({ theme }) => theme.color.focus};
      outline-color: transparent;
    }
  }

  ${EditorRoot} {
    padding-inline-start: ${({ theme }) => theme.space.md};
    border-width: 0 0 0 ${({ theme }) => theme.line.thick};
    border-color: ${({ theme }) => theme.color.border};
    border-radius: 0;

    &:has(.tiptap:focus-visible) {
      border-color: ${({ theme }) => theme.color.focus};
      outline-color: transparent;
    }

    &:has(.tiptap[aria-invalid='true']) {
      border-color: ${({ theme }) => theme.color.danger};
    }
  }

  ${Toolbar} {
    padding-inline: 0;
    border-radius: 0;
    background: ${({ theme }) => theme.color.surface};
  }

  ${Writing} .tiptap {
    min-block-size: 4.5rem;
    padding-inline: 0;
    font-size: ${({ theme }) => theme.font.size.lead};
  }

  /* The only text takes the height of the screen. */
  & > div:nth-child(2):last-child .tiptap {
    min-block-size: 55vh;
  }

  ${Length} {
    padding-inline: 0;
  }

  & > div:has(> ${EditorRoot}):not(:last-child) {
    ${oneToolbar}
  }
`

/** A column beside the text, or a sheet over the page. */
const panel = css`
  color: ${({ theme }) => theme.color.text};

  &:modal {
    inset: auto 0 0;
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: 90dvh;
    margin: 0;
    padding: 0 ${({ theme }) => theme.space.gutter} ${({ theme }) => theme.space.lg};
    border: 0;
    border-start-start-radius: ${({ theme }) => theme.radius.lg};
    border-start-end-radius: ${({ theme }) => theme.radius.lg};
    background: ${({ theme }) => theme.color.surfaceRaised};
    overscroll-behavior: contain;
  }

  &::backdrop {
    background: ${({ theme }) => theme.color.overlay};
  }

  &:not(:modal) {
    position: static;
    inline-size: auto;
    max-inline-size: none;
    margin: 0;
    padding: 0 ${({ theme }) => theme.space.xs} 0 ${({ theme }) => theme.space.lg};
    border: 0;
    border-inline-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    background: none;
  }

  ${media.belowWide} {
    &:not(:modal) {
      display: none;
    }
  }

  ${media.wide} {
    ${media.tall} {
      &:not(:modal)[open] {
        --panel-height: calc(
          100dvh - ${({ theme }) => theme.layout.header} - var(--save-bar, 0rem) - var(--check-bar, 0rem) -
            ${({ theme }) => theme.space.lg}
        );

        position: sticky;
        inset-block-start: calc(${({ theme }) => theme.layout.header} + ${({ theme }) => theme.space.md});
        align-self: start;
        max-block-size: var(--panel-height);
        overflow-y: auto;
        overscroll-behavior: contain;
      }
    }
  }
`

export const Settings = styled.dialog`
  --section-columns: minmax(0, 1fr);
  --section-gap: ${({ theme }) => theme.space.md};

  ${panel}

  /* The whole summary is in view. */
  ${TextArea} {
    field-sizing: content;
  }

  /* What is above the settings is not one of their sections. */
  & > fieldset > section:first-of-type {
    padding-block-start: ${({ theme }) => theme.space.xl};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }

  /* Its narrow column stacks the fields of a pair. */
  ${FieldPair} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    & > * + * {
      margin-block-start: ${({ theme }) => theme.space.lg};
    }
  }
`

export const Preview = styled.dialog`
  ${panel}

  &[open] {
    display: flex;
    flex-direction: column;
    block-size: var(--panel-height, 80dvh);
  }

  /* On a small screen there is no room for anything else. */
  &:modal {
    block-size: 100dvh;
    max-block-size: 100dvh;
    border-radius: 0;
  }

  ${media.print} {
    &[open] {
      display: none;
    }
  }
`

export const PanelHead = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.z.raised};
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${({ theme }) => theme.space.sm};
  background: inherit;

  dialog:not(:modal) > & {
    position: static;
    padding-block-start: 0;
  }
`

export const PanelTitle = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lead};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

export const CloseSheet = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.control};
  block-size: ${({ theme }) => theme.layout.control};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.md};
  background: none;
  color: ${({ theme }) => theme.color.text};

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`
