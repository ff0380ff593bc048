import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { application as words } from '../../content/careers/application'
import type { ApplicationTarget } from './application-target'
import type { FieldBinding } from './field-binding'

interface ConsentFieldsProps {
  field: FieldBinding
  kind: ApplicationTarget['kind']
}

/** What somebody agrees to; being kept in mind is a choice, except in the talent pool, which is nothing else. */
export function ConsentFields({ field, kind }: ConsentFieldsProps) {
  const pool = kind === 'pool'
  return (
    <>
      <Checkbox
        {...field('consent')}
        label={pool ? words.pool.consent : words.consent}
        hint={words.consentHint}
        required
      />
      <Checkbox
        {...field('consentFuture')}
        label={pool ? words.pool.consentFuture : words.consentFuture}
        required={pool}
      />
      <Text $size="caption" $tone="muted">
        {words.privacy} <TextLink to="/privacy-notice">privacy notice</TextLink>.
      </Text>
    </>
  )
}
