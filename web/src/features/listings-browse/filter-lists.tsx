import type { ListingFacets } from '@storyright/contracts/http'
import styled from 'styled-components'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import type { Choices, Filter } from './choices.ts'
import { counted, filters, sortOf, sorts } from './filters.ts'

const Column = styled.div`
  fieldset + fieldset {
    border-top: ${theme.hair} solid ${theme.line};
    margin-top: ${theme.s3};
    padding-top: ${theme.s3};
  }
`

const PhoneOnly = styled.div`
  display: none;
  ${below.phone} {
    display: block;
    border-top: ${theme.hair} solid ${theme.line};
    margin-top: ${theme.s3};
    padding-top: ${theme.s3};
  }
`

type FilterListsProps = {
  choices: Choices
  facets: ListingFacets | undefined
  onChoose: (name: Filter | 'sort', value: string | undefined) => void
  /** Also the order, where there is no room for it above the list. */
  withSort?: boolean
}

/** The four filters one under the other, in the rail and in the phone's sheet. */
export function FilterLists({ choices, facets, onChoose, withSort = false }: FilterListsProps) {
  return (
    <Column>
      {filters.map((filter) => (
        <RadioList
          key={filter.name}
          legend={filter.legend}
          counted="listings"
          options={counted(filter, facets, choices)}
          value={choices[filter.name] ?? ''}
          onChange={(value) => onChoose(filter.name, value || undefined)}
          {...(filter.first && { first: filter.first + 1 })}
        />
      ))}
      {withSort && (
        <PhoneOnly>
          <RadioList
            legend="Sort"
            options={sorts}
            value={sortOf(choices)}
            onChange={(value) => onChoose('sort', value)}
          />
        </PhoneOnly>
      )}
    </Column>
  )
}
