import { dotGlyphs } from './dot-glyphs'

/** The icons of the menu by the name of their entry, drawn as {@link dotGlyphs}. */
const menuGlyphs = {
  Cloud: dotGlyphs.cloud,
  Cybersecurity: dotGlyphs.security,
  'Digital transformation': dotGlyphs.transformation,
  'Application development': dotGlyphs.applications,
  'Data and AI': dotGlyphs.data,
  'Mobility solutions': dotGlyphs.mobility,
  'Quality assurance': dotGlyphs.quality,
  SAP: dotGlyphs.sap,
  'Talent acquisition': dotGlyphs.talent,
  'All services': ['#..#..#', '.......', '.......', '#..#..#', '.......', '.......', '#..#..#'],
  Blog: ['#######', '.......', '#####..', '.......', '######.', '.......', '###....'],
  'Case studies': ['......#', '......#', '...#..#', '...#..#', '#..#..#', '#..#..#', '#..#..#'],
  Newsroom: ['####...', '....#..', '###..#.', '...#.#.', '##..#.#', '..#.#.#', '#.#.#.#'],
  'About us': ['..###..', '.#...#.', '#.....#', '#..#..#', '#.....#', '.#...#.', '..###..'],
  Leadership: ['..###..', '..###..', '..###..', '.......', '.#####.', '#######', '#######'],
  'Why Tekskills': ['.......', '......#', '.....##', '#...##.', '##.##..', '.###...', '..#....'],
  Clients: ['##...##', '##...##', '.......', '###.###', '###.###', '...#...', '..###..'],
  Partnership: ['.##.##.', '#..#..#', '#..#..#', '#..#..#', '#..#..#', '#..#..#', '.##.##.'],
  Certifications: ['..###..', '.#...#.', '.#...#.', '..###..', '.#.#.#.', '.##.##.', '.#...#.'],
  Careers: ['......#', '.....#.', '....#..', '#..#...', '.##....', '.......', '#######'],
  'Life at Tekskills': ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...', '.......'],
  'Open positions': ['.###...', '#...#..', '#...#..', '#...#..', '.###...', '....#..', '.....##'],
} as const satisfies Record<string, readonly string[]>

export type MenuGlyphName = keyof typeof menuGlyphs

/** The dots of an icon as path data in seven by seven units; a zero-length stroke with round caps is a dot. */
export const menuGlyph = (name: MenuGlyphName): string =>
  menuGlyphs[name]
    .flatMap((row, y) => [...row].map((dot, x) => (dot === '#' ? `M${x + 0.5} ${y + 0.5}z` : '')))
    .join('')
