import { z } from 'zod'
import { setZodMessages } from '@tekskills/shared/contracts/validation-messages'
import { isInstant, readLocalField } from '../time/local-time'

// Set here because the schema of every form imports this module.
setZodMessages()

/** Media types of the pictures that the service accepts (contract §3.5). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** What a browser can make smaller: a photo of a camera, not a scan of a poster. */
const MAX_PHOTO_BYTES = 50 * 1024 * 1024

/** File name extensions of the documents that the service accepts (contract §3.5). */
export const DOCUMENT_TYPES = ['.pdf', '.pptx', '.docx']
const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024

export type OptionalText = z.ZodType<string | null | undefined, string | null | undefined>

/** A text field; empty text becomes `null`. */
export const emptyAsNull = (schema: OptionalText) =>
  z
    .string()
    .transform((text): string | null | undefined => text.trim() || null)
    .pipe(schema)

const SKIPPED = 'This time does not exist on that day, because the clocks go forward. Choose another time.'

/** A date and time field: becomes an instant, `null` if empty, or the unparsable text, which `schema` rejects. */
export const localTime = (schema: OptionalText) =>
  z
    .string()
    .refine((text) => isInstant(text) || readLocalField(text).kind !== 'skipped', { error: SKIPPED, abort: true })
    .transform((text): string | null | undefined => {
      if (isInstant(text)) return text
      const read = readLocalField(text)
      if (read.kind === 'none') return null
      return 'instant' in read ? read.instant : text
    })
    .pipe(schema)

const file = () => z.file().min(1, 'This file is empty. Choose another file.')

/** The photo format of some phones, which browsers and the service cannot read. */
const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
const NO_HEIC =
  'HEIC pictures cannot be used on web pages. Save this one as JPEG first: on a Mac with “Export”, on an iPhone by sharing it as “Most Compatible”.'

const picture = () =>
  file()
    .refine((chosen) => !isHeic(chosen), { error: NO_HEIC, abort: true })
    .mime(PICTURE_TYPES, 'Choose a JPEG, PNG, WebP or AVIF picture.')

/** A chosen picture, or none. */
export const pictureFile = () =>
  picture().max(MAX_PICTURE_BYTES, 'This picture is too large. Choose one of up to 5 MB.').nullable()

/** A chosen picture that is made smaller when it is uploaded, or none. */
export const photoFile = () =>
  picture().max(MAX_PHOTO_BYTES, 'This picture is too large. Choose one of up to 50 MB.').nullable()

/** A chosen document, or none. */
export const documentFile = () =>
  file()
    .refine(
      ({ name }) => DOCUMENT_TYPES.some((extension) => name.toLowerCase().endsWith(extension)),
      'Choose a PDF, PowerPoint (.pptx) or Word (.docx) file.',
    )
    .max(MAX_DOCUMENT_BYTES, 'This file is too large. Choose one of up to 20 MB.')
    .nullable()

/** Address or name of the stored file; `null` once it is removed. */
export const storedFile = z.string().nullable()

/**
 * The `when` of a cross-field rule (zod's `refine`) that also runs when single fields are invalid, so that all errors are
 * reported at once.
 */
export const always = () => true
