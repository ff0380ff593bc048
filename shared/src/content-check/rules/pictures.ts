import type { ItemReading } from '../checked-item'
import { plain } from '../read-text'
import type { Place, Rule } from '../rule'

/** Characters of a text alternative, after which screen readers start to split it. */
const MAX_ALT = 150
/** Bytes of a stored picture, from which a page feels slow on a phone. */
const MAX_BYTES = 1_000_000
const KILOBYTE = 1000

const FILE_NAME = /^[\w()\- .]+\.(jpe?g|png|webp|avif|gif|heic|svg|tiff?|bmp)$/i
/** Names that cameras, phones and screenshots give. */
const CAMERA_NAME = /^(img|dsc[nf]?|pxl|dcim|screenshot|screen shot|image|photo|picture|untitled)[\s_-]*\d[\d\s_.:-]*$/i
const OBVIOUS = /^(an? |the )?(image|picture|photo|photograph|graphic|illustration) (of|showing|with)\b/i

interface Described extends Place {
  alt: string
  /** Texts next to it that it should not repeat. */
  beside: string[]
}

/** Pictures with a text alternative: the main one and those in texts. */
function* describedPictures(item: ItemReading): Generator<Described> {
  const { cover, coverAlt, name } = item
  if (cover && !coverAlt.isDecorative && coverAlt.value.trim() !== '') {
    yield { field: coverAlt.field, alt: coverAlt.value.trim(), beside: [name.value] }
  }
  for (const { field, blocks, pictures } of item.texts) {
    for (const { index, alt, caption, nextBlock } of pictures) {
      if (alt.trim() === '') continue
      const around = [blocks[nextBlock - 1], blocks[nextBlock]].map((block) => block?.text ?? '')
      yield { field, picture: index, alt: alt.trim(), beside: [caption, ...around] }
    }
  }
}

const key = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/(?<![.!?…])[.!?…]+$/, '')

function* described(item: ItemReading, isFault: (picture: Described) => boolean) {
  for (const picture of describedPictures(item)) {
    if (!isFault(picture)) continue
    const { alt, beside: _, ...place } = picture
    yield { ...place, quote: alt, values: { length: alt.length } }
  }
}

export const pictureRules: readonly Rule[] = [
  {
    id: 'alt-missing',
    severity: 'ERROR',
    subject: 'pictures',
    sentence: 'A picture has no description.',
    why: 'Readers who cannot see it learn nothing from it, and search engines cannot find it.',
    *find({ cover, coverAlt, texts }) {
      if (cover && !coverAlt.isDecorative && coverAlt.value.trim() === '') yield { field: coverAlt.field }
      for (const { field, pictures } of texts) {
        for (const { index, alt } of pictures) if (alt.trim() === '') yield { field, picture: index }
      }
    },
  },
  {
    id: 'alt-file-name',
    severity: 'WARNING',
    subject: 'pictures',
    sentence: 'The description “{quote}” is the name of a file.',
    why: 'It is read aloud in place of the picture. Say what the picture shows.',
    find: (item) => described(item, ({ alt }) => FILE_NAME.test(alt) || CAMERA_NAME.test(alt)),
  },
  {
    id: 'alt-repeats',
    severity: 'WARNING',
    subject: 'pictures',
    sentence: 'The description “{quote}” repeats the text beside the picture.',
    why: 'Screen readers say the same words twice. Say what the picture adds.',
    find: (item) => described(item, ({ alt, beside }) => beside.some((text) => key(text) === key(alt))),
  },
  {
    id: 'alt-long',
    severity: 'ADVICE',
    subject: 'pictures',
    sentence: 'The description of a picture has {length} characters; 150 are enough.',
    why: 'A description cannot be paused or skimmed. Move the details into the text.',
    find: (item) => described(item, ({ alt }) => alt.length > MAX_ALT),
  },
  {
    id: 'alt-obvious',
    severity: 'ADVICE',
    subject: 'pictures',
    sentence: 'The description “{quote}” says that it is a picture.',
    why: 'Screen readers say so already. Start with what it shows.',
    find: (item) => described(item, ({ alt }) => OBVIOUS.test(alt)),
  },
  {
    id: 'picture-heavy',
    severity: 'WARNING',
    subject: 'pictures',
    sentence: 'A picture weighs {kilobytes} kB; 1,000 kB is enough for the widest screen.',
    why: 'Feeds, shared links and older browsers load it whole. 1,920 pixels wide is enough.',
    needsAddresses: true,
    *find({ cover, texts }, { factsOf }) {
      const weigh = (address: string) => factsOf(address)?.bytes ?? 0
      const coverBytes = cover ? (cover.bytes ?? weigh(cover.address ?? '')) : 0
      if (cover && coverBytes > MAX_BYTES) yield { field: cover.field, values: kilobytes(coverBytes) }
      for (const { field, pictures } of texts) {
        for (const { index, src } of pictures) {
          const bytes = weigh(src)
          if (bytes > MAX_BYTES) yield { field, picture: index, values: kilobytes(bytes) }
        }
      }
    },
  },
  {
    id: 'picture-gone',
    severity: 'ERROR',
    subject: 'pictures',
    sentence: 'A picture in the text is no longer stored.',
    why: 'Readers see an empty frame in its place.',
    needsAddresses: true,
    *find({ texts }, { factsOf }) {
      for (const { field, pictures } of texts) {
        for (const { index, src } of pictures) if (factsOf(src)?.state === 'MISSING') yield { field, picture: index }
      }
    },
  },
]

const kilobytes = (bytes: number) => ({ kilobytes: Math.round(bytes / KILOBYTE).toLocaleString('en-GB') })
