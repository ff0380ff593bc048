import type { Mutation } from './mutation'
import { filesMutations } from './protections/files'
import { inputMutations } from './protections/input'
import { sessionMutations } from './protections/session'
import { storageMutations } from './protections/storage'

/** The protections of the service, each with the test that would turn red without it. */
export const mutations: readonly Mutation[] = [
  ...sessionMutations,
  ...inputMutations,
  ...filesMutations,
  ...storageMutations,
]
