import { Images } from 'lucide-react'
import { Button } from '@tekskills/shared/ui/Button/Button'

/** Opens the library of pictures beside a field for a file, in place of one. */
export const LibraryButton = ({ onClick }: { onClick: () => void }) => (
  <div>
    <Button size="small" variant="secondary" icon={<Images aria-hidden="true" strokeWidth={1.75} />} onClick={onClick}>
      Choose from library
    </Button>
  </div>
)
