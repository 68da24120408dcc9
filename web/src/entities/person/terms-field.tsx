import { CheckboxField } from '../../shared/form/fields.tsx'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'

const agreement = (
  <span>
    I accept the{' '}
    <Link to={paths.terms} target="_blank">
      Terms of Use
    </Link>{' '}
    and the{' '}
    <Link to={paths.privacy} target="_blank">
      Privacy Policy
    </Link>
  </span>
)

/** Required for every account. */
export function TermsField() {
  return <CheckboxField name="acceptedLegalTerms" label={agreement} />
}
