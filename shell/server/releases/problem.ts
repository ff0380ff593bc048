/** The body of an answer that says why there is no other (RFC 9457). */
export const problem = (status: number, detail: string) => ({ type: 'about:blank', status, title: detail, detail })
