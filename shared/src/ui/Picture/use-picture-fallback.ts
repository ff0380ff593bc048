import { useEffect, useRef, useState } from 'react'

/**
 * Whether the picture at `src` failed to load, so that its fallback is shown (CS-02). The result has `image`, a ref for
 * the `<img>`, and `onError` for its event.
 */
export function usePictureFallback(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null>()
  const image = useRef<HTMLImageElement>(null)

  // A picture in the server's HTML may have failed before hydration.
  useEffect(() => {
    const { current } = image
    if (src && current?.currentSrc && current.complete && current.naturalWidth === 0) setFailedSrc(src)
  }, [src])

  return { image, failed: Boolean(src) && failedSrc === src, onError: () => setFailedSrc(src) }
}
