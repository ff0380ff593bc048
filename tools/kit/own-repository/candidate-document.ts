import { readFile } from 'node:fs/promises'
import type { InterfaceDocument } from '../../service-interface/interface-changes'
import { buildTool } from './layout'

/** The OpenAPI document of the service for which the kit was packed. */
export const candidateDocument = async (): Promise<InterfaceDocument> =>
  JSON.parse(await readFile(buildTool('service-interface.json'), 'utf8')) as InterfaceDocument
