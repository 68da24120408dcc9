import { useFormikContext } from 'formik'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Note } from '../../../ui/state/note.tsx'
import type { Question } from './question.ts'

/** The listing that the address has named, which can be left out. */
export function AboutListing() {
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<Question>()
  const { listingId } = values
  if (listingId === '') return null
  const leaveOut = async () => {
    await setFieldValue('listingId', '')
    setFieldError('listingId', undefined)
  }
  const action = (
    <Button small onClick={() => void leaveOut()}>
      Leave out
    </Button>
  )
  if (errors.listingId)
    return (
      <Note tone="bad" role="alert" action={action}>
        {errors.listingId}
      </Note>
    )
  return (
    <Note action={action}>
      <span>About </span>
      <Link to={paths.listing(listingId)}>the listing you came from</Link>
    </Note>
  )
}
