import { company } from '@storyright/contracts/vocabulary'

/** Where to write to us. */
export function Contact() {
  return (
    <p>
      {company.name}, {company.address}. Email: <a href={`mailto:${company.email}`}>{company.email}</a>.
    </p>
  )
}
