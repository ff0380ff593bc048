import { styled } from 'styled-components'
import { media } from '../../theme/media'

/** A reading column for rich text; adds spacing and line length to sanitized elements. */
export const Prose = styled.div`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.body};
  line-height: 1.7;
  overflow-wrap: break-word;

  & > * + * {
    margin-block-start: 1.1em;
  }
  /* Each paragraph has the direction of its own script. */
  & :is(p, li, h2, h3, h4, td, th) {
    unicode-bidi: plaintext;
  }

  & :is(h2, h3, h4) {
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: ${({ theme }) => theme.font.leading.snug};
    letter-spacing: ${({ theme }) => theme.font.tracking.snug};
    text-wrap: balance;
  }
  & h2 {
    font-size: ${({ theme }) => theme.font.size.h3};
  }
  & h3 {
    font-size: ${({ theme }) => theme.font.size.h4};
  }
  & * + h2 {
    margin-block-start: 2em;
  }
  & * + h3 {
    margin-block-start: 1.75em;
  }
  & :is(h2, h3, h4) + * {
    margin-block-start: 0.6em;
  }

  & ul {
    padding-inline-start: 1.4em;
  }
  /* Room for two digits; four reach to the edge of a phone. */
  & ol {
    padding-inline-start: 1.8em;
  }
  & li + li {
    margin-block-start: 0.4em;
  }
  & li::marker {
    color: ${({ theme }) => theme.color.accent};
  }

  & a {
    color: ${({ theme }) => theme.color.accent};
    text-underline-offset: 0.2em;
  }
  ${media.hover} {
    & a:hover {
      color: ${({ theme }) => theme.color.accentStrong};
    }
  }

  & strong {
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }

  /* Superscripts and subscripts must not change the line height. */
  & :is(sub, sup) {
    line-height: 0;
  }

  & blockquote {
    padding-inline-start: ${({ theme }) => theme.space.lg};
    border-inline-start: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.lead};
    line-height: 1.5;
  }

  & aside {
    padding: ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.lg};
    border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    border-inline-start: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.accent};
    border-radius: ${({ theme }) => theme.radius.md};
    background: ${({ theme }) => theme.color.surfaceMuted};
  }
  & aside > * + * {
    margin-block-start: 0.6em;
  }
  & aside > :first-child {
    margin-block-start: 0;
  }

  & p[data-block='button'] > a {
    display: inline-block;
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.lg};
    border-radius: ${({ theme }) => theme.radius.lg};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    text-decoration: none;
  }
  ${media.hover} {
    & p[data-block='button'] > a:hover {
      background: ${({ theme }) => theme.color.accentStrong};
      color: ${({ theme }) => theme.color.onAccent};
    }
  }

  & :is(code, pre) {
    border-radius: ${({ theme }) => theme.radius.sm};
    background: ${({ theme }) => theme.color.surfaceMuted};
    font-family: ${({ theme }) => theme.font.mono};
    font-size: 0.9em;
  }
  & code {
    padding-inline: 0.3em;
  }
  & pre {
    padding: ${({ theme }) => theme.space.md};
    overflow-x: auto;
  }
  & pre code {
    padding: 0;
    background: none;
    font-size: inherit;
  }

  & :is(img, figure) {
    border-radius: ${({ theme }) => theme.radius.md};
  }
  & figure[data-size='small'] {
    max-inline-size: min(20rem, 66%);
  }
  & figure[data-size='full'] img {
    inline-size: 100%;
    block-size: auto;
  }
  & figcaption {
    margin-block-start: 0.6em;
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  & figure[data-block='gallery'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
    gap: ${({ theme }) => theme.space.sm};
    align-items: start;
  }
  & figure[data-block='gallery']:has(> :nth-child(4):last-child) {
    grid-template-columns: 1fr 1fr;
  }
  & figure[data-block='gallery'] img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  & figure[data-block='embed'] {
    padding: ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.lg};
    border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.surfaceMuted};
  }
  & figure[data-block='embed'] > a {
    display: block;
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
  & figure[data-block='embed'] > button {
    margin-block-start: ${({ theme }) => theme.space.sm};
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.lg};
    border: 0;
    border-radius: ${({ theme }) => theme.radius.lg};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    font: inherit;
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    cursor: pointer;
  }
  ${media.noScript} {
    & figure[data-block='embed'] > :not(a) {
      display: none;
    }
  }
  & iframe {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    margin-block-start: ${({ theme }) => theme.space.sm};
    border: 0;
  }
  & hr {
    margin-block: 2.5em;
    border: 0;
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }

  & table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
    font-size: ${({ theme }) => theme.font.size.small};
  }
  & :is(th, td) {
    min-inline-size: 6em;
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
    border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    text-align: start;
    vertical-align: top;
  }
  & th {
    background: ${({ theme }) => theme.color.surfaceMuted};
  }
  & :is(th, td) > * {
    margin-block: 0;
  }
`
