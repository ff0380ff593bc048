/** The file of a release with its signed provenance, and the one with its bill of materials. */
export const PROVENANCE_FILE = 'provenance.intoto.json'
export const SBOM_FILE = 'sbom.cdx.json'
