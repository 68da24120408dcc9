/** A form that carries one file, as every upload does. */
export function formWith(file: File) {
  const form = new FormData()
  form.append('file', file)
  return form
}
