import type { JsonSchema } from './odd-values'

type Method = 'get' | 'post' | 'put' | 'delete'

interface Operation {
  parameters?: { name: string; in: 'query' | 'path' | 'header'; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** The part of `GET /api/openapi.json` that tests read. */
export interface ApiDocument {
  openapi: string
  paths: Record<string, Partial<Record<Method, Operation>>>
}

/** One endpoint of the document: a method and a path. */
export interface Endpoint {
  method: string
  /** The path template, with its parameters in braces: `/api/blogs/{id}`. */
  path: string
  query: Record<string, JsonSchema>
  body?: JsonSchema
}

/** Every endpoint of the document, in order. */
export const endpointsOf = ({ paths }: ApiDocument): Endpoint[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: Object.fromEntries(
        parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      body: requestBody && Object.values(requestBody.content)[0]?.schema,
    })),
  )

/** A path with every parameter in braces replaced. */
export const filledIn = (path: string, id: string) => path.replace('{version}', '1').replaceAll(/\{\w+\}/g, id)
