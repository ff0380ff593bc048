import { Alert } from '@tekskills/shared/ui/Alert/Alert'

/** Above the description of a picture that takes the place of another. */
export const CheckDescription = () => (
  <Alert tone="warning" live>
    Check the description: it was written for the previous picture.
  </Alert>
)
