import type { ListingFacets } from '@storyright/contracts/http'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import type { Choices } from './choices.ts'
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

// It reads rights, and few ask for them at once.
const RightsFilter = lazy(() => import('./rights-filter.tsx').then((module) => ({ default: module.RightsFilter })))

type FilterListsProps = {
  choices: Choices
  facets: ListingFacets | undefined
  change: (change: object) => void
  /** Also the order, where there is no room for it above the list. */
  withSort?: boolean
}

/** The filters one under the other, in the rail and in the phone's sheet. */
export function FilterLists({ choices, facets, change, withSort = false }: FilterListsProps) {
  return (
    <Column>
      {filters.map((filter) => (
        <RadioList
          key={filter.name}
          legend={filter.legend}
          counted="listings"
          options={counted(filter, facets, choices)}
          value={choices[filter.name] ?? ''}
          onChange={(value) => change({ [filter.name]: value || undefined })}
          {...(filter.first && { first: filter.first + 1 })}
        />
      ))}
      <Suspense>
        <RightsFilter {...{ choices, facets, change }} />
      </Suspense>
      {withSort && (
        <PhoneOnly>
          <RadioList legend="Sort" options={sorts} value={sortOf(choices)} onChange={(sort) => change({ sort })} />
        </PhoneOnly>
      )}
    </Column>
  )
}
