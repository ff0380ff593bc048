import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { environment as ofService } from '../../api/src/platform/config/config'
import { environment as ofShell } from '../../shell/server/config'
import { fromRoot } from '../repository'

/** What only `npm run dev` sets. */
const INTERNAL = ['DEV_SOCKETS', 'DEV_KIT']

/** Defaults that the table says in words, because they depend on something else or belong to another server. */
const IN_WORDS = ['API_URL', 'HOST', 'MAIL_FROM', 'RECAPTCHA_ORIGIN', 'RELEASES_DIR', 'SITE_ORIGIN', 'TRUST_PROXY']

const readme = await readFile(fromRoot('README.md'), 'utf8')
const [, table = ''] = /## Environment variables\n(.*?)(?=\n## |$)/s.exec(readme) ?? []
const rows = new Map(
  [...table.matchAll(/^\| (`[^|]+`) +\| ([^|]+?) +\|/gm)].flatMap(([, names = '', said = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, said] as const),
  ),
)

for (const [server, { shape }] of Object.entries({ shell: ofShell, service: ofService })) {
  test(`the README names every variable of the ${server}, with its default`, () => {
    const names = Object.keys(shape).filter((name) => !INTERNAL.includes(name))
    assert.ok(names.length > 10)
    assert.deepEqual(
      names.filter((name) => !rows.has(name)),
      [],
    )
    for (const [name, rule] of Object.entries(shape)) {
      const fallback = rule.safeParse(undefined).data
      if (INTERNAL.includes(name) || IN_WORDS.includes(name) || !fallback) continue
      assert.match(rows.get(name) ?? '', new RegExp(`\`${fallback}\``), `the default of ${name}`)
    }
  })
}
