import { useField } from 'formik'
import { useCallback } from 'react'
import { type Rights, rightsFault, useRights } from '../../entities/rights/use-rights.ts'
import { TextareaField } from '../../shared/form/fields.tsx'

const how =
  'Territories; languages; rights, as in “World; en; film+tv”. A window and exclusivity may follow, as in “World ex US,CA; en; film+tv; 2027-01-01..2030-12-31; exclusive”. Put || between lines.'

/** Rights as a field of a form, read while they are typed and said in words. */
export function RightsField({ name, label }: { name: string; label: string }) {
  const rights = useRights()
  const validate = useCallback((text: string) => faultOf(rights, text), [rights])
  const [{ value }, { touched, error }] = useField<string>({ name, validate })
  return (
    <TextareaField
      name={name}
      label={label}
      rows={2}
      optional
      help={<RightsReading rights={rights} text={value} isFaultShown={Boolean(touched && error)} />}
    />
  )
}

export const faultOf = (rights: Rights | undefined, text: string) =>
  rights && text.trim() !== '' ? rightsFault(rights.parseBook(text)) : undefined

type RightsReadingProps = { rights: Rights | undefined; text: string; isFaultShown: boolean }

/** What typed rights mean, or what is wrong with them unless that stands at the field already. */
export function RightsReading({ rights, text, isFaultShown }: RightsReadingProps) {
  return <span role="status">{words()}</span>

  function words() {
    if (!rights) return ''
    if (text.trim() === '') return how
    const { book, errors } = rights.parseBook(text)
    if (errors) return isFaultShown ? '' : rightsFault({ errors })
    return `Reads as: ${rights.describeBook(book)}.`
  }
}
