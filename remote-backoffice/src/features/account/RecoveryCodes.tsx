import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { saveFile } from '@tekskills/shared/storage/save-file'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Recovery codes for a lost device; they are shown once and cannot be retrieved again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <Alert live tone="success" heading="Two-factor authentication is on. Save your recovery codes now">
        <p>Each code lets you log in once if you lose your device. The codes will not be shown again.</p>
      </Alert>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster $gap="xs">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" strokeWidth={1.75} />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'tekskills-recovery-codes.txt')}
        >
          Download
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </Cluster>
    </>
  )
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${({ theme }) => theme.layout.columnSmall} * 0.75), 1fr));
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surfaceMuted};
  font-family: ${({ theme }) => theme.font.mono};
`
