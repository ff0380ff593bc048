/** A `multipart/form-data` body for `inject`, as a browser sends it. */
export async function formBody(
  fields: Record<string, string | string[]>,
  files: Record<string, Buffer> = {},
  fileName = 'picture.bin',
) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  for (const [name, content] of Object.entries(files)) form.append(name, new Blob([new Uint8Array(content)]), fileName)
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } }
}
