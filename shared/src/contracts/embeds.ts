/** A video of a site that texts may show. */
export interface Embed {
  /** Name of the site, as readers know it. */
  site: 'YouTube' | 'Vimeo'
  /** The page of the video. */
  href: string
  /** The player, for a frame. */
  frame: string
}

/** Origins of the players, for the content security policy. Both set no cookies before the video plays. */
export const frameOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const
const [YOUTUBE, VIMEO] = frameOrigins

const YOUTUBE_HOST = /^(?:(?:www\.|m\.)?youtube\.com|www\.youtube-nocookie\.com|youtu\.be)$/
const YOUTUBE_ID = /^[\w-]{11}$/
const YOUTUBE_PATH = /^\/(?:(?:embed|shorts|live)\/)?([\w-]{11})\/?$/
const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/
/** The number of a video, and the key of one that is not listed. */
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,16}))?\/?$/
const VIMEO_KEY = /^[\da-f]{6,16}$/

/** Reads the address of a video, in any of the forms that its site hands out; `undefined` for every other address. */
export function embedOf(address: string): Embed | undefined {
  const trimmed = address.trim()
  if (!URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  if (!/^https?:$/.test(url.protocol) || url.port !== '') return undefined
  if (YOUTUBE_HOST.test(url.hostname)) return youtube(url)
  return VIMEO_HOST.test(url.hostname) ? vimeo(url) : undefined
}

function youtube({ hostname, pathname, searchParams }: URL): Embed | undefined {
  const isWatch = hostname !== 'youtu.be' && /^\/watch\/?$/.test(pathname)
  const id = isWatch ? (searchParams.get('v') ?? '') : (YOUTUBE_PATH.exec(pathname)?.[1] ?? '')
  if (!YOUTUBE_ID.test(id)) return undefined
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '')
  const from = (name: string, mark: string) => (start > 0 ? `${mark}${name}=${start}` : '')
  return {
    site: 'YouTube',
    href: `https://www.youtube.com/watch?v=${id}${from('t', '&')}`,
    frame: `${YOUTUBE}/embed/${id}?autoplay=1&rel=0${from('start', '&')}`,
  }
}

function vimeo({ pathname, searchParams }: URL): Embed | undefined {
  const [, id, keyInPath] = VIMEO_PATH.exec(pathname) ?? []
  if (!id) return undefined
  const given = keyInPath ?? searchParams.get('h') ?? ''
  const key = VIMEO_KEY.test(given) ? given : ''
  return {
    site: 'Vimeo',
    href: `https://vimeo.com/${id}${key && `/${key}`}`,
    frame: `${VIMEO}/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
  }
}

/** Where a video starts: `90`, `90s` or `1m30s`; 0 for anything else. */
function secondsOf(start: string): number {
  const [found, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(start) ?? []
  return found ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0
}
