import { useEffect, useState } from 'react'

/** A line at 40 percent of the window's height: the section that crosses it is in view. */
const READING_LINE = '-40% 0% -60%'

/** The id of the section that is being read; none before the first of them, and between them. */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? undefined : before))
      },
      { rootMargin: READING_LINE },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
