import { useState } from 'react'
import { baseApi } from '../../shared/base-api.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { useUndoEmailChangeMutation } from './verification.api.ts'

/** Restores the account's old address, after a confirmation: mail scanners open links too. */
export function UndoChange({ token }: { token: string }) {
  const [undo, { isLoading }] = useUndoEmailChangeMutation()
  const [answer, setFound] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const takeBack = async () => {
    try {
      setFound((await undo({ token }).unwrap()).message)
      dispatch(baseApi.util.invalidateTags(['User'])) // this browser is logged out as well
    } catch (error) {
      toastFailure('The address could not be kept', error)
    }
  }
  if (answer !== null)
    return (
      <Stack role="status">
        <h1>Address Kept</h1>
        <p>{`${answer} Choose “Forgotten password” on the login page.`}</p>
        <ButtonLink to={paths.auth} variant="primary">
          Go to Login
        </ButtonLink>
      </Stack>
    )
  return (
    <Stack>
      <h1>Keep This Address?</h1>
      <p>
        Your account keeps, or gets back, the address that this link was mailed to. A new one no longer counts, and
        every device is logged out.
      </p>
      <Button variant="primary" busy={isLoading} onClick={() => void takeBack()}>
        Keep This Address
      </Button>
    </Stack>
  )
}
