/** The body of an error response (RFC 9457). */
export const problem = (status: number, detail: string) => ({ type: 'about:blank', status, title: detail, detail })
