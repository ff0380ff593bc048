import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Names of the remotes among the workspaces below `root`. */
export const remotesIn = (root) => readdirSync(root).filter((name) => name.startsWith('remote-'))

const required = (message, isValid) => (value) => isValid(value) || message

/** A prompt for a name such as `about-us`. */
export const nameQuestion = (message) => ({
  type: 'input',
  name: 'name',
  message,
  validate: required('Use lowercase words with hyphens, such as about-us.', (value) => KEBAB.test(value)),
})

/** A prompt for display text. */
export const wordsQuestion = (name, message) => ({
  type: 'input',
  name,
  message,
  validate: required('Enter some text.', (value) => /\S/.test(value)),
})

export const pathQuestion = {
  type: 'input',
  name: 'path',
  message: 'Address of the page, such as /about-us:',
  validate: required('An address starts with a slash.', (value) => /^\/[\w/:-]*$/.test(value)),
}

/** Absolute path in plop's destination folder. */
export const inTree = (plop, ...path) => join(plop.getDestBasePath(), ...path)
