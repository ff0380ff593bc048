declare module '*.woff2' {
  /** URL of the emitted file. */
  const url: string
  export { url as default }
}
declare module '*.inline.woff2' {
  /** The file as a data URL. */
  const data: string
  export { data as default }
}
declare module '*.avif' {
  /** URL of the emitted file. */
  const url: string
  export { url as default }
}
declare module '*.jpeg' {
  /** URL of the emitted file. */
  const url: string
  export { url as default }
}
declare module '*.jpg' {
  /** URL of the emitted file. */
  const url: string
  export { url as default }
}
declare module '*.png' {
  /** URL of the emitted file. */
  const url: string
  export { url as default }
}
declare module '*.svg' {
  /** URL of the emitted file. */
  const url: string
  export { url as default }
}
declare module '*.webp' {
  /** URL of the emitted file. */
  const url: string
  export { url as default }
}
