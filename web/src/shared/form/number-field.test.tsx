import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ObjectSchema, object } from 'yup'
import { renderPage } from '../../testing/render-page.tsx'
import { AppForm } from './app-form.tsx'
import { NumberField } from './number-field.tsx'
import { typedNumber } from './typed-number.ts'

const rules = object({ price: typedNumber('GBP').required('Price is required') }) as unknown as ObjectSchema<{
  price: string
}>

function openForm() {
  const sent = jest.fn()
  const form = (
    <AppForm label="Price" initial={{ price: '' }} rules={rules} onLeaving="lets go" onSubmit={async (v) => sent(v)}>
      {() => (
        <>
          <NumberField name="price" kind="GBP" label="Price" sign="£" />
          <button type="submit">Send</button>
        </>
      )}
    </AppForm>
  )
  const { user } = renderPage(form, { path: '/' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  return { sent, user, field }
}

describe('a field for numbers', () => {
  it('asks what a doubtful amount means, and takes the answer by a press', async () => {
    const { user, field, sent } = openForm()
    await user.type(field, '15.000')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Did you mean £15,000?')).toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
    expect(field).toHaveAccessibleDescription(/Did you mean £15,000\?/)
    await user.click(screen.getByRole('button', { name: 'Use £15,000' }))
    expect(field).toHaveValue('15,000')
    expect(field).toHaveFocus()
    await waitFor(() => expect(field).not.toBeInvalid())
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  })

  it('keeps what was typed, whatever it is', async () => {
    const { user, field } = openForm()
    await user.type(field, '15 thousand or so')
    await user.tab()
    expect(field).toHaveValue('15 thousand or so')
    expect(await screen.findByText('This should be a number')).toBeInTheDocument()
  })

  it('does not change under the wheel or the arrow keys', async () => {
    const { user, field } = openForm()
    await user.type(field, '15000')
    fireEvent.wheel(field, { deltaY: 100 })
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
    expect(field).toHaveValue('15000')
    expect(field).toHaveAttribute('inputmode', 'decimal')
    expect(field).toHaveAttribute('type', 'text')
  })
})

it('no field of the web is of the type number, which drops and changes what was typed', () => {
  const web = path.resolve(import.meta.dirname, '../..')
  const numeric = globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !file.includes('.test.') && !file.startsWith('ui/chart/'))
    .filter((file) => /type(=|: )["']number["']/.test(readFileSync(path.join(web, file), 'utf8')))
  expect(numeric).toEqual([])
})
