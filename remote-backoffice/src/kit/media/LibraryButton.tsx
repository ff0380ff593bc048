import { Images } from 'lucide-react'
import { Button } from '@tekskills/shared/ui/Button/Button'

/** Opens the library of pictures; shown beside a file field as the alternative to an upload. */
export const LibraryButton = ({ onClick }: { onClick: () => void }) => (
  <div>
    <Button size="small" variant="secondary" icon={<Images aria-hidden="true" strokeWidth={1.75} />} onClick={onClick}>
      Choose from library
    </Button>
  </div>
)
