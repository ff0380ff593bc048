import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '@tekskills/shared/routing/plain-click'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Card } from '@tekskills/shared/ui/Card/Card'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { caseStudyEnquiry } from '../../content/insights'
import { ClosingBand } from '../../kit/page-content/NextStepBand'
import type { CaseStudyEnquiryForm } from './CaseStudyEnquiryForm'

const { heading, intro, ask, opening, failed } = caseStudyEnquiry

type CaseStudyEnquiryProps = ComponentProps<typeof CaseStudyEnquiryForm> & {
  /** Address of the contact page with the subject filled in. */
  contact: string
  /** The person to talk to. */
  children: ReactNode
}

/**
 * Button that opens the enquiry form for a case study. The form's code is loaded on demand; before scripts run, the
 * button links to the contact page.
 */
export function CaseStudyEnquiry({ study, contact, children }: CaseStudyEnquiryProps) {
  const [Form, setForm] = useState<typeof CaseStudyEnquiryForm>()
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed')
  const place = useRef<HTMLDivElement>(null)

  // The pressed button is no longer rendered, so the first field takes the focus.
  useEffect(() => {
    if (Form) place.current?.querySelector('input')?.focus()
  }, [Form])

  const handleClick = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (state === 'opening') return
    setState('opening')
    try {
      const loaded = await import(/* webpackChunkName: "case-study-enquiry" */ './CaseStudyEnquiryForm')
      setForm(() => loaded.CaseStudyEnquiryForm)
    } catch {
      setState('failed')
    }
  }

  return (
    <ClosingBand heading={heading} text={intro}>
      <div ref={place}>
        {Form ? (
          <Card>
            <Form study={study} />
          </Card>
        ) : (
          <Stack $gap="lg" $align="start">
            {children}
            {state === 'failed' && (
              <Alert tone="danger" live>
                {failed}
              </Alert>
            )}
            <ButtonLink
              to={contact}
              aria-busy={state === 'opening' || undefined}
              onClick={(event) => void handleClick(event)}
            >
              {state === 'opening' ? opening : ask}
            </ButtonLink>
          </Stack>
        )}
      </div>
    </ClosingBand>
  )
}
