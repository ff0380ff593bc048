import { useState } from 'react'
import { Copy } from 'lucide-react'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'

interface ShownOnceProps {
  heading: string
  /** What the secret is: "Token". */
  label: string
  secret: string
  onDone: () => void
}

/** A secret that the service never shows again, with a button that copies it. */
export function ShownOnce({ heading, label, secret, onDone }: ShownOnceProps) {
  const [isDenied, setIsDenied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      announce(`${label} copied.`)
    } catch {
      setIsDenied(true)
    }
  }

  return (
    <>
      <Alert live tone="success" heading={heading}>
        <p>It will not be shown again. Keep it where the program keeps its secrets, not in its code.</p>
      </Alert>
      <Secret role="group" aria-label={label}>
        {secret}
      </Secret>
      {isDenied && <Text role="status">Your browser did not allow copying. Select the text above and copy it.</Text>}
      <Cluster $gap="xs">
        <Button variant="secondary" icon={<Copy aria-hidden="true" strokeWidth={1.75} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onDone}>I’ve saved it</Button>
      </Cluster>
    </>
  )
}

const Secret = styled.div`
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surfaceMuted};
  font-family: ${({ theme }) => theme.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`
