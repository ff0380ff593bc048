import { readdirSync } from 'node:fs'
import { inTree, nameQuestion } from './answers.mjs'
import { addToList, editFile, insertAfterLast } from './edit-source.mjs'
import { writeTemplate } from './write-file.mjs'

/** The number of the next migration, four digits. */
function nextMigration(folder) {
  const numbers = readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

/** Paths of a module's files, by template. */
const files = {
  contract: 'shared/src/contracts/http/{{name}}.ts',
  migration: 'api/migrations/{{number}}-{{name}}.sql',
  repository: 'api/src/domain/{{name}}/{{name}}.repository.ts',
  routes: 'api/src/domain/{{name}}/{{name}}.routes.ts',
  test: 'api/src/domain/{{name}}/{{name}}.test.ts',
}

async function addModule(plop, answers) {
  const data = { ...answers, number: nextMigration(inTree(plop, 'api', 'migrations')) }
  const render = (text) => plop.renderString(text, data)
  for (const [template, path] of Object.entries(files)) await writeTemplate(plop, `api-module/${template}`, path, data)

  const routes = render('{{camelCase name}}Routes')
  await editFile(inTree(plop, 'api', 'src', 'route-prefixes.ts'), (source) => {
    const imported = insertAfterLast(source, /^import .* from '\.\/domain\//, [
      render(`import { ${routes} } from './domain/{{name}}/{{name}}.routes'`),
    ])
    return insertAfterLast(imported, /^ {2}await app\.register\(/, [
      render(`  await app.register(${routes}, { ...deps, prefix: '/api/{{camelCase name}}' })`),
    ])
  })
  await editFile(inTree(plop, 'api', 'src', 'platform', 'database', 'schema.ts'), (source) => {
    const table = render('interface {{pascalCase singular}}Table { id: string; name: string; created_at: Date }')
    const member = render('  {{snakeCase singular}}: {{pascalCase singular}}Table')
    const [before, after] = source.split(/(?=\/\*\* The tables)/)
    return insertAfterLast(`${before}${table}\n\n${after}`, /^ {2}\w+: \w+Table$/, [member])
  })
  await editFile(inTree(plop, 'api', 'src', 'testing', 'test-app.ts'), (source) =>
    addToList(source, 'tables', render("'{{snakeCase singular}}'")),
  )
  await editFile(inTree(plop, 'shared', 'src', 'contracts', 'http', 'audit.ts'), (source) =>
    addToList(source, 'auditedEntity', render("'{{snakeCase singular}}'")),
  )
  return render('the service responds at /api/{{camelCase name}}; complete the migration {{number}}-{{name}}.sql')
}

/** Generator of a service resource: contract, migration, repository, routes and a test, registered in the service. */
export const apiModule = {
  description: 'a resource of the service',
  prompts: [
    nameQuestion('Name of the resource in the plural, such as testimonials:'),
    { ...nameQuestion('In the singular, such as testimonial:'), name: 'singular' },
    { type: 'list', name: 'role', message: 'Role with access:', choices: ['BLOGS', 'CAREERS'] },
  ],
  actions: [(answers, _config, plop) => addModule(plop, answers)],
}
