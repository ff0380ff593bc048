import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'

/** A link, to be copied: by the button, or by hand where the browser denies the clipboard. */
export function ReleaseLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState({ of: '', text: '' })

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome({ of: address, text: 'The link was copied.' })
    } catch {
      field.current?.select()
      setOutcome({
        of: address,
        text: 'The browser does not let this page copy. The link is selected, so you can copy it yourself.',
      })
    }
  }

  return (
    <>
      <Row>
        <TextField ref={field} label="Link to this choice" value={address} readOnly />
        <Button variant="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
      </Row>
      <Outcome role="status">{outcome.of === address ? outcome.text : ''}</Outcome>
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: end;

  & > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`

const Outcome = styled.p`
  min-block-size: 1lh;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`
