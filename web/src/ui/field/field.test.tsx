import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioList } from './radio-list.tsx'
import { Textarea } from './textarea.tsx'

function Comment() {
  const [value, setValue] = useState('')
  return (
    <Field label="Comment">
      <Textarea value={value} onChange={(e) => setValue(e.target.value)} count={{ max: 1000, unit: 'characters' }} />
    </Field>
  )
}

describe('a field', () => {
  it('ties label, help and error to its control', () => {
    render(
      <Field label="Option fee" help="In pounds" error="Minimum offer amount is £1,000">
        <Input sign="£" />
      </Field>,
    )
    const input = screen.getByLabelText('Option fee')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Minimum offer amount is £1,000 In pounds')
  })

  it('is valid and undescribed without help or error', () => {
    render(
      <Field label="Title">
        <Input />
      </Field>,
    )
    expect(screen.getByLabelText('Title')).toBeValid()
    expect(screen.getByLabelText('Title')).not.toHaveAttribute('aria-describedby')
  })

  it('shows a password on request and takes a pasted one', async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(input)
    await userEvent.paste('correct horse')
    expect(input).toHaveValue('correct horse')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveAttribute('type', 'password')
  })

  it('counts what is typed and says it to screen readers', async () => {
    render(<Comment />)
    await userEvent.type(screen.getByLabelText('Comment'), 'Hello')
    expect(screen.getByText('5/1000 characters')).toBeInTheDocument()
    expect(screen.getByLabelText('Comment')).toHaveAccessibleDescription('5/1000 characters')
  })
})

describe('a list of choices', () => {
  const options = ['all', 'mystery', 'gothic', 'romance'].map((value, n) => ({ value, label: value, count: n * 1000 }))

  it('shows the first few and the chosen one until all are asked for', async () => {
    render(<RadioList legend="Genre" options={options} value="romance" onChange={() => {}} first={2} />)
    expect(screen.queryByLabelText(/gothic/)).toBeNull()
    expect(screen.getByRole('radio', { name: /romance/ })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: /Show all 4/ }))
    expect(screen.getByRole('radio', { name: /gothic/ })).toBeInTheDocument()
  })

  it('names the choice with its count', () => {
    render(<RadioList legend="Genre" options={options} value="all" onChange={() => {}} counted="listings" />)
    expect(screen.getByRole('group', { name: 'Genre' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /romance 3,000 listings/ })).toBeInTheDocument()
  })
})
