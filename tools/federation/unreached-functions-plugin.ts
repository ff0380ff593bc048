import webpack, { type Compiler } from 'webpack'
import type { UnreachedFunctions } from './unreached-functions'

const NAME = 'UnreachedFunctions'

/** A function declaration, as webpack's parser passes it. */
interface FunctionDeclaration {
  type: string
  id: { name: string } | null
  body: { range: [number, number] }
}

/**
 * Replaces the bodies of functions that no code reaches and that minifiers keep, because methods of an object and branches on
 * data lead to them. The minifier then drops what only those used. Fails the build when a function is not found.
 */
export class UnreachedFunctionsPlugin {
  constructor(private readonly libraries: readonly Pick<UnreachedFunctions, 'file' | 'bodies'>[]) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const missing = new Set(this.libraries.flatMap(({ bodies }) => Object.keys(bodies)))
      const leaveOut = (parser: webpack.javascript.JavascriptParser) =>
        // Before webpack's own taps, which would note the imports that a body uses.
        parser.hooks.statement.tap({ name: NAME, stage: -100 }, (statement) => {
          const { type, id, body } = statement as unknown as FunctionDeclaration
          if (type !== 'FunctionDeclaration' || !id) return undefined
          const { module } = parser.state
          const bodies = this.libraries.find(({ file }) => file.test(module.resource))?.bodies ?? {}
          if (!Object.hasOwn(bodies, id.name)) return undefined
          missing.delete(id.name)
          module.addPresentationalDependency(
            new webpack.dependencies.ConstDependency(`{${bodies[id.name]}}`, body.range),
          )
          return true
        })
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser
          .for(type)
          .tap(NAME, (parser) => leaveOut(parser as webpack.javascript.JavascriptParser))
      compilation.hooks.finishModules.tap(NAME, () => {
        if (missing.size > 0)
          compilation.errors.push(
            new webpack.WebpackError(`Not found, but listed as unreached: ${[...missing].join(', ')}`),
          )
      })
    })
  }
}
