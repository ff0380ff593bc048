/** Extensions of files that a module may import for their address; the build emits them unchanged. */
const ASSET_FILES = ['.woff2', '.avif', '.jpeg', '.jpg', '.png', '.svg', '.webp']

/** Matches the names of these files. */
export const ASSET_FILE = new RegExp(`(${ASSET_FILES.join('|').replaceAll('.', '\\.')})$`)

/** The esbuild loaders for them, for builds in which only the code matters. */
export const withoutAssets = Object.fromEntries(ASSET_FILES.map((end) => [end, 'empty' as const]))
