/** Stores nothing, so that tests of forms use the copy on the device. */
export class AutosaveSession {
  readonly id = 'autosave'
  subscribe = () => () => undefined
  note = () => undefined
  hasten = () => () => undefined
  flush = () => undefined
  read = async () => undefined
  adopt = () => undefined
  has = () => false
  list = async () => []
  discard = async () => undefined
  forget = () => undefined
}
