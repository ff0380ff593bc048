import type { Shot } from './shot-plan'

const STYLE = `
body { margin: 2rem; font: 14px/1.5 system-ui, sans-serif; background: #e8ebf0; color: #0b1220; }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-bottom: 1rem; }
figure { margin: 0; flex: none; }
img { display: block; max-height: 80vh; max-width: 40rem; background: #fff; }`

const figure = ({ file, width }: Shot) =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} px</figcaption></figure>`

const rowOf = ({ page, theme }: Shot) => `${page.address}: ${theme.name}`

/** An HTML page with all screenshots: a row for each page and theme, narrow to wide. */
export function contactSheet(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(rowOf))]
  const row = (name: string) => shots.filter((shot) => rowOf(shot) === name).map(figure)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page in every theme</title>',
    `<style>${STYLE}</style>`,
    '<h1>Every page in every theme</h1>',
    ...names.map((name) => `<section><h2>${name}</h2><div>${row(name).join('')}</div></section>`),
    '</html>\n',
  ].join('\n')
}
