import { styled } from 'styled-components'
import { regions, type Region } from '@tekskills/shared/contracts/company-directory'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { contactPath, type ContactRequest } from '../../content/contact/contact-request'

interface RegionChoiceProps {
  label: string
  /** Label of the choice without a region. */
  anyLabel: string
  chosen: Region | undefined
  /** The rest of the address, which a choice keeps. */
  request: ContactRequest
}

/** The regions as links, so that choosing works without scripts; the input of the form is kept. */
export function RegionChoice({ label, anyLabel, chosen, request }: RegionChoiceProps) {
  const choices = [{ name: anyLabel, region: undefined }, ...regions.map((region) => ({ name: region.name, region }))]
  return (
    <nav aria-label={label}>
      <Choices>
        {choices.map(({ name, region }) => (
          <li key={name}>
            <FilterChip
              to={contactPath({ ...request, country: region?.country })}
              replace
              preventScrollReset
              state={SAME_PAGE}
              selected={region?.name === chosen?.name}
            >
              {name}
            </FilterChip>
          </li>
        ))}
      </Choices>
    </nav>
  )
}

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  list-style: none;
`
