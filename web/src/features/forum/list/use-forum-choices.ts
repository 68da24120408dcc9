import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '../../../shared/store.ts'
import { choicesOf, type ForumChoices, queryOf } from '../choices.ts'
import { startAtFirstPage } from '../forum.api.ts'

type Change = { [Name in keyof ForumChoices]: ForumChoices[Name] | undefined }

/** The choices of the address, and the way to change them. Further typing replaces the address; anything else is a step to go back from. */
export function useForumChoices() {
  const [address, setAddress] = useSearchParams()
  const dispatch = useAppDispatch()
  const choices = useMemo(() => choicesOf(address), [address])
  const change = (wanted: Change, { replace = false } = {}) => {
    const query = queryOf({ ...choices, ...wanted })
    dispatch(startAtFirstPage(choicesOf(query)))
    setAddress(query, { replace, preventScrollReset: true })
  }
  return { choices, change, clear: () => change({ category: undefined, tag: undefined, search: undefined }) }
}
