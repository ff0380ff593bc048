import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useSearchParams } from '@tekskills/shared/routing/router'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import type { Suggestion } from './closest-addresses'

/**
 * The pages with addresses closest to the requested one, fetched after rendering. Shows nothing if there are none or
 * the service is unreachable.
 */
export function Suggestions() {
  const address = useSearchParams()[0].get('address')
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])

  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    import(/* webpackChunkName: "closest-addresses" */ './closest-addresses')
      .then(({ closestAddresses }) => closestAddresses(address, abort.signal))
      .then(setSuggestions)
      .catch(() => undefined)
    return () => abort.abort()
  }, [address])

  return (
    <Room role="status">
      {suggestions.length > 0 && (
        <>
          <Heading level={2} size="h4">
            Did you mean one of these?
          </Heading>
          <ul>
            {suggestions.map(({ to, title }) => (
              <li key={to}>
                <TextLink to={to}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Room>
  )
}

/* Reserves space for three suggestions, so that the content below does not shift when they load. */
const Room = styled.div`
  min-block-size: 11rem;

  & > ul {
    margin-block-start: ${({ theme }) => theme.space.sm};
    list-style: none;
  }

  & > ul > li {
    padding-block: ${({ theme }) => theme.space.xxs};
  }
`
