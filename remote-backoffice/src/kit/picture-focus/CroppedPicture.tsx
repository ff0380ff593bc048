import { useState } from 'react'
import { cropPosition, SHARED_PICTURE_SIZE, type FocalPoint, type Size } from './focus-point'

interface CroppedPictureProps {
  src: string
  focus: FocalPoint | null
}

/** A picture cropped around its focal point, as in a shared link; the parent determines the size. */
export function CroppedPicture({ src, focus }: CroppedPictureProps) {
  const [size, setSize] = useState<Size>()
  const objectPosition = focus && size ? cropPosition(focus, size, SHARED_PICTURE_SIZE) : undefined
  return (
    <img
      src={src}
      alt=""
      style={{ objectPosition }}
      onLoad={({ currentTarget }) =>
        setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
      }
    />
  )
}
