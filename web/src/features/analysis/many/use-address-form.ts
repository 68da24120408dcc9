import { type FormEvent, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

const none = {}
/** What the address says besides the fields: all but the page stays with a new search. */
const besides = ['page', 'sort', 'compare']

/**
 * A form whose fields, by name, stand in the address once it is sent. It follows the address when that changes by itself, as by Back, but for
 * what is no field; a field that the address does not name holds `blank` or nothing. A fault gets the focus.
 */
export function useAddressForm(blank: Readonly<Record<string, string>> = none) {
  const [address, setAddress] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const fields = new URLSearchParams(address)
  for (const name of besides) fields.delete(name)
  const asked = fields.toString()
  useEffect(() => {
    const wanted = new URLSearchParams(asked)
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        fill(field, [wanted.get(field.name), blank[field.name] ?? ''])
  }, [asked, blank])
  useEffect(() => {
    if (isSent.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    isSent.current = false
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    isSent.current = true
    const kept = [...address].filter(([name]) => name !== 'page' && besides.includes(name))
    setAddress({ ...typedIn(event.currentTarget), ...Object.fromEntries(kept) }, { preventScrollReset: true })
  }
  return { address, form: { ref: form, onSubmit } }
}

/** Puts the first value in that the field can hold: a list holds only its choices. */
function fill(field: HTMLInputElement | HTMLSelectElement, values: (string | null | undefined)[]): void {
  const fits = (value: string) => !('options' in field) || [...field.options].some((option) => option.value === value)
  field.value = values.find((value) => value != null && fits(value)) ?? ''
}

/** What a form holds, without the fields that are blank: an address. */
const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  )
