import { lintTests } from '../testing/lint-fixture'

const RAW = 'site/no-raw-values'
const lintTest = lintTests()

const fixture = (source: string, path = 'shared/src/ui/Probe/Probe.tsx') => ({ files: { [path]: `${source}\n` }, path })

/** A styled element with the given rules. */
const styled = (rules: string) => `export const Probe = styled.p\`\n  ${rules}\n\``

const broken = {
  'a hexadecimal color': styled('color: #fff;'),
  'a color function': styled('background: rgb(0 0 0 / 0.5);'),
  'a named color': styled('border: thin solid white;'),
  'a named color in a gradient': styled('background-image: linear-gradient(navy, transparent);'),
  'a pixel size': styled('padding: 12px;'),
  'a fraction of a pixel': styled('margin: calc(100% - .5px);'),
  'a negative pixel size': styled('inset: -1px;'),
  'a unit behind a computed number': styled('inline-size: ${({ $x }) => $x}px;'),
  'a size inside a function of a template': styled("padding: ${({ $x }) => ($x ? '4px' : 0)};"),
  'a color inside a function of a template': styled("color: ${({ $x }) => ($x ? '#123456' : 'inherit')};"),
  'a size in css': 'export const part = css<Props>`gap: 4px;`',
  'a size of a wrapped component': 'export const Probe = styled(Link)`gap: 4px;`',
  'a size behind attributes': "export const Probe = styled.p.attrs({ role: 'note' })`gap: 4px;`",
  'a size in an animation': 'export const rise = keyframes`from { translate: 0 8px; }`',
  'a painted shape': 'export const Probe = () => <path fill="red" />',
  'a painted shape by number': 'export const Probe = () => <path stroke="#1449e0" />',
  'a painted stop': "export const Probe = () => <stop stopColor={'teal'} />",
  'an icon size in pixels': 'export const Probe = () => <Arrow size={18} />',
  'a number in a style object': 'export const Probe = () => <p style={{ marginTop: 12 }} />',
  'a color in a style object': "export const Probe = () => <p style={{ color: 'red' }} />",
  'a color kept in a constant': "export const ink = '#0b1220'",
}

for (const [name, source] of Object.entries(broken))
  lintTest(`${name} is rejected`, () => [[fixture(source), [RAW]]], RAW)

const allowed = {
  'tokens of the theme': styled('color: ${({ theme }) => theme.color.text}; gap: ${({ theme }) => theme.space.md};'),
  'sizes relative to text, window and line': styled('margin: 1.5em 4vw 1lh; inline-size: 60ch;'),
  'system colors': styled('border-color: ButtonBorder; color: currentcolor; background: transparent;'),
  'words that contain the name of a color': styled('white-space: nowrap; /* 12px on white */ --white-space: 0;'),
  'an anchor and a paint server':
    'export const Probe = () => <a href="#faq"><path fill="url(#fade)" stroke="none" /></a>',
  'picture dimensions':
    'export const Probe = () => <img width={640} height={360} sizes="(min-width: 600px) 400px, 92vw" />',
  'a constant with picture sizes': "export const SIZES = '(min-width: 600px) 400px, 92vw'",
  'a measured length':
    "export const tell = (bar: HTMLElement) => bar.style.setProperty('--bar', `${bar.offsetHeight}px`)",
  'numbers without a unit': 'export const Probe = () => <p style={{ opacity: 0.5, lineHeight: 1.2 }} />',
}

for (const [name, source] of Object.entries(allowed)) lintTest(`${name}: allowed`, () => [[fixture(source), []]], RAW)

lintTest(
  'the theme, picture palettes and tests may contain raw colors',
  () => {
    const color = "export const ink = '#0b1220'"
    const allowed = ['shared/src/theme/probe.ts', 'shared/src/picture/palettes.ts', 'shared/src/ui/probe.test.ts']
    const rejected = ['shared/src/picture/probe.ts', 'api/src/seed/probe.ts', 'shell/src/probe.ts']
    return [
      ...allowed.map((path) => [fixture(color, path), []] as const),
      ...rejected.map((path) => [fixture(color, path), [RAW]] as const),
    ]
  },
  RAW,
)
