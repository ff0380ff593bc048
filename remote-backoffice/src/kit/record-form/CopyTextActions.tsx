import { Copy, Download } from 'lucide-react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { saveFile } from '@tekskills/shared/storage/save-file'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { typedDocument, typedText, type FieldNames } from './typed-text'

interface CopyTextActionsProps {
  /** Name of the document: "Blog". */
  title: string
  fieldNames: FieldNames
  /** Returns the current form values. */
  valuesNow: () => object
}

/** Buttons that copy or download the typed text, for when it cannot be saved. */
export function CopyTextActions({ title, fieldNames, valuesNow }: CopyTextActionsProps) {
  async function copy() {
    await navigator.clipboard.writeText(typedText(valuesNow(), fieldNames))
    announce('Your text has been copied.')
  }

  function download() {
    const page = typedDocument(title, valuesNow(), fieldNames)
    saveFile(new Blob([page], { type: 'text/html;charset=utf-8' }), `${title.toLowerCase().replace(/\W+/g, '-')}.html`)
  }

  return (
    <>
      <Button size="small" variant="secondary" icon={<Copy {...iconProps} />} onClick={() => void copy()}>
        Copy my text
      </Button>
      <Button size="small" variant="secondary" icon={<Download {...iconProps} />} onClick={download}>
        Download my text
      </Button>
    </>
  )
}
