import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { Prose } from '@tekskills/shared/ui/Prose/Prose'
import { SELECTION_HIGHLIGHT } from './selection-highlight'

export const EditorRoot = styled.div`
  position: relative;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};

  &:has(.tiptap:focus-visible) {
    border-color: ${({ theme }) => theme.color.focus};
    outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.focus};
  }

  &:has(.tiptap[aria-invalid='true']) {
    border-color: ${({ theme }) => theme.color.danger};
  }
`

/** The toolbar and the bars below it, which stay in view while a long text scrolls. */
export const StickyTools = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.z.raised};
  inset-block-start: ${({ theme }) => theme.layout.header};

  [data-full-screen] & {
    inset-block-start: 0;
  }
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => theme.space.xs};
  /* A single scrolling line, because it is sticky above the text. */
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* One line beside the settings. */
  ${media.wide} {
    gap: 0;
  }
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-start-start-radius: ${({ theme }) => theme.radius.md};
  border-start-end-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceMuted};
`

/**
 * For the fields of a form with several texts: only the one in use shows its tools, in the space above its label, so that no
 * text moves for them.
 */
export const oneToolbar = css`
  --label: calc(2rem + ${({ theme }) => theme.space.xxs});
  --tools: calc(
    ${({ theme }) => theme.layout.controlSmall} + 2 * ${({ theme }) => theme.space.xs} +
      ${({ theme }) => theme.line.thin}
  );

  margin-block-start: calc(var(--tools) - ${({ theme }) => theme.space.lg});

  & > label {
    line-height: 2rem;
  }
  ${Toolbar} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${StickyTools} {
    margin-block: calc(-1 * (var(--label) + var(--tools))) var(--label);
  }
  &:not(:hover, :focus-within) ${StickyTools} {
    opacity: 0;
  }
  /* A tap in the empty space is not one on a button that cannot be seen. */
  @media (hover: none) {
    &:not(:focus-within) ${StickyTools} {
      opacity: 0;
      pointer-events: none;
    }
  }
`

export const Tool = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.controlSmall};
  block-size: ${({ theme }) => theme.layout.controlSmall};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: ${({ theme }) => theme.color.text};
  ${stateTransition}

  ${media.wide} {
    inline-size: ${({ theme }) => theme.icon.xl};
  }

  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
  }

  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }

  &[aria-disabled='true'] {
    background: none;
    color: ${({ theme }) => theme.color.textMuted};
    cursor: default;
    opacity: 0.5;
  }

  svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`

/** A row below the toolbar: text and buttons side by side, or stacked fields. */
export const Bar = styled.div<{ $stacked?: boolean }>`
  display: ${({ $stacked }) => ($stacked ? 'grid' : 'flex')};
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
  align-items: ${({ $stacked }) => ($stacked ? 'stretch' : 'end')};
  padding: ${({ theme }) => theme.space.sm};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surfaceMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`

export const NoteBar = styled(Bar)`
  align-items: center;
`

/** A single scrolling line at any width, because it is sticky above the text. */
export const TableTools = styled(Bar)`
  flex-wrap: nowrap;
  overflow-x: auto;

  & > * {
    flex: none;
  }
`

export const LinkRow = styled(Bar)`
  & > :first-child {
    flex: 1 1 ${({ theme }) => theme.layout.columnSmall};
  }
`

export const FindRow = styled(Bar)`
  & > :not(:last-child) {
    flex: 1 1 ${({ theme }) => theme.layout.result};
  }
`

export const FindSteps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;

  output {
    min-inline-size: 4.5em;
    font-variant-numeric: tabular-nums;
  }
`

export const Length = styled.p`
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-variant-numeric: tabular-nums;
`

/** The text as readers will see it, plus the few rules that the editor needs. */
export const Writing = styled(Prose)`
  max-inline-size: none;

  .tiptap {
    /* A few lines, which grow with the text. */
    min-block-size: 7rem;
    padding: ${({ theme }) => theme.space.md};
    outline: none;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }

  .tiptap > * {
    max-inline-size: ${({ theme }) => theme.layout.reading};
  }

  .tiptap > * + * {
    margin-block-start: ${({ theme }) => theme.space.md};
  }

  .tiptap > hr {
    margin-block: 2.5em;
  }

  .tiptap p[data-block='button'] {
    inline-size: fit-content;
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.lg};
    border-radius: ${({ theme }) => theme.radius.lg};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
  /* Readers see a line of text. */
  .tiptap p[data-block='button']:not([data-has-address]) {
    background: none;
    color: inherit;
    outline: ${({ theme }) => theme.line.thin} dashed ${({ theme }) => theme.color.borderStrong};
  }

  .selectedCell {
    background: ${({ theme }) => theme.color.accentSoft};
  }

  /* The selection stays visible while the focus is in a bar of the toolbar. */
  .tiptap::highlight(${SELECTION_HIGHLIGHT}) {
    background: ${({ theme }) => theme.color.accentSoft};
  }

  /* Text with a comment. The underline remains visible in forced colors. */
  .comment-mark {
    border-block-end: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.warm};
    background: ${({ theme }) => theme.color.warmSoft};
  }

  .ProseMirror-search-match {
    background: ${({ theme }) => theme.color.warningSoft};
  }

  .ProseMirror-active-search-match {
    outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.focus};
    background: ${({ theme }) => theme.color.accentSoft};
  }

  .ProseMirror-selectednode {
    outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.focus};
  }

  /* The cursor where no letter can be, before or after a picture or a table. The line replaces the caret. */
  .ProseMirror-hideselection {
    caret-color: transparent;
  }

  .ProseMirror-gapcursor {
    position: absolute;
    inline-size: ${({ theme }) => theme.space.xl};
    margin-block-start: calc(${({ theme }) => theme.space.md} / -2);
    border-block-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.text};
    pointer-events: none;
  }

  .ProseMirror-gapcursor:not(.ProseMirror-hideselection *) {
    display: none;
  }

  .ProseMirror-gapcursor:first-child + * {
    margin-block-start: 0;
  }
`
