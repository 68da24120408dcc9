import type * as RightsPackage from '@storyright/rights'
import { useField, useFormikContext } from 'formik'
import { useCallback, useEffect, useRef } from 'react'
import { type Rights, rightsFault, useRights } from '../../../entities/rights/use-rights.ts'
import type { ListingValues } from '../values/form-values.ts'
import { WideText } from './wide-fields.tsx'

/** The book of rights, line by line, with its faults or its canonical words under it; the ticks above follow it, and it follows them. */
export function RightsBookField() {
  const rights = useRights()
  const opened = useFormikContext<ListingValues>().initialValues.rights
  useField({ name: 'rights', validate: useCallback((text: string) => faultOf(rights, text, opened), [rights, opened]) })
  useKeepInStep(rights)
  return <WideText name="rights" label="Rights, line by line" rows={2} help={<Reading rights={rights} />} />
}

const formOf = ({ rightsAvailable, territory, exclusivity }: ListingValues): RightsPackage.FormRights => ({
  rightsAvailable,
  territory,
  exclusivity: exclusivity || null,
})

/** The lines that a form was opened with may be longer than what is typed. */
const read = (rights: Rights, text: string, opened: string) =>
  rights.parseBook(text, text.trim() === opened ? { characters: Infinity } : {})

const faultOf = (rights: Rights | undefined, text: string, opened: string) =>
  rights && text.trim() !== '' ? rightsFault(read(rights, text, opened)) : undefined

const example = 'World ex US; en; film+tv; 2027-01-01..2030-12-31; exclusive || US; L; radio; always; non-exclusive'

function Reading({ rights }: { rights: Rights | undefined }) {
  const { values, initialValues, touched, errors } = useFormikContext<ListingValues>()
  const [text, form] = [values.rights.trim(), formOf(values)]
  if (!rights) return <span role="status" />
  if (text === '') return <span role="status">{ofTicks()}</span>
  const fault = faultOf(rights, text, initialValues.rights)
  // Once the field was left, its fault stands above.
  if (fault) return <span role="status">{!(touched.rights && errors.rights) && fault}</span>
  return <span role="status">{`Read as: ${rights.formatBook(read(rights, text, initialValues.rights).book!)}`}</span>

  function ofTicks() {
    if (initialValues.rights && rights!.haveSameRights(form, formOf(initialValues)))
      return `Left empty, the lines stay as they were: ${initialValues.rights}`
    const how = `Territories; languages; rights; window; exclusivity, with || between lines: ${example}.`
    if (form.territory.length === 0 || form.rightsAvailable.length === 0) return how
    return `As ticked above: ${rights!.formatBook(rights!.bookOfForm(form))}. ${how}`
  }
}

/** What is ticked makes the lines anew where there are any, and lines that can be read are ticked. */
function useKeepInStep(rights: Rights | undefined): void {
  const { values, setFieldValue, setValues } = useFormikContext<ListingValues>()
  const [text, form] = [values.rights, formOf(values)]
  const seen = useRef({ text, form })
  useEffect(() => {
    if (!rights) return
    const before = seen.current
    seen.current = { text, form }
    const [isTyped, isTicked] = [text !== before.text, !rights.haveSameRights(form, before.form)]
    if (isTyped === isTicked) return // nothing changed, or the whole form was replaced
    if (isTicked) {
      if (text.trim() === '' || form.territory.length === 0 || form.rightsAvailable.length === 0) return
      const ticked = rights.formatBook(rights.bookOfForm(form))
      seen.current = { text: ticked, form }
      void setFieldValue('rights', ticked)
      return
    }
    const { book } = rights.parseBook(text)
    if (!book) return
    const read = rights.formOfBook(book)
    if (rights.haveSameRights(read, form)) return
    seen.current = { text, form: read }
    void setValues({ ...values, ...read, exclusivity: read.exclusivity ?? '' })
  })
}
