import type { Offer } from '@storyright/contracts/http'
import { limits } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { isApiError } from '../../../shared/api-error.ts'
import { serverFaults } from '../../../shared/form/server-faults.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { FieldFault } from '../../../ui/field/field-fault.tsx'
import { RadioList } from '../../../ui/field/radio-list.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { theme } from '../../../ui/theme/theme.ts'
import { useSurrenderRightsMutation } from '../offers.api.ts'

type Which = 'all' | 'lines' | 'typed'
type GiveRightsBackProps = { offer: Offer; onClose: () => void }

/** The producer gives back all rights or some of them, and reads first what becomes free by that. */
export function GiveRightsBack({ offer, onClose }: GiveRightsBackProps) {
  const held = offer.rightsHeld ?? []
  const [which, setWhich] = useState<Which>('all')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [send, { isLoading }] = useSurrenderRightsMutation()
  const deal = offer.exercisedAt ? 'the sale' : 'the option'
  const isAll = which === 'all' || (which === 'lines' && chosen.length === held.length)
  const options = [
    { value: 'all', label: `All rights, which ends ${deal}` },
    ...(held.length > 1 ? [{ value: 'lines', label: 'Some of these' }] : []),
    { value: 'typed', label: 'A part, in your own words' },
  ]
  const choose = (value: string) => {
    setWhich(value as Which)
    setFault(null)
  }
  const toggle = (text: string) => {
    setChosen(chosen.includes(text) ? chosen.filter((one) => one !== text) : [...chosen, text])
    setFault(null)
  }
  const confirm = async () => {
    const lines = which === 'typed' ? typed.trim() : chosen.join(' || ')
    if (!isAll && lines === '') {
      setFault(which === 'typed' ? 'Please say which rights' : 'Please choose at least one line')
      return
    }
    const surrender = { id: offer.id, lines: isAll ? null : lines }
    const done = {
      title: 'Rights Given Back',
      description: 'They are free for others, and we have notified the agent.',
    }
    const run = () =>
      send(surrender)
        .unwrap()
        .catch((error: unknown) => {
          setFault(
            serverFaults(error, { lines }).lines ?? (isApiError(error) && error.status === 409 ? error.message : null),
          )
          throw error
        })
    if (await runWithToast(run, done, 'Nothing was given back')) onClose()
  }
  return (
    <ConfirmDialog
      open
      wide
      danger
      onOpenChange={onClose}
      title={`Give rights in “${offer.listing.title}” back?`}
      description="They are free for others at once, and nothing that you paid is returned. This cannot be undone."
      confirm="Give back"
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      <Unsaved when={typed.trim() !== '' || chosen.length > 0} />
      <Form>
        <RadioList legend="What you give back" options={options} value={which} onChange={choose} />
        {which === 'lines' && (
          <Lines role="group" aria-label="Your rights">
            {held.map(({ text, words }) => (
              <Checkbox key={text} label={words} checked={chosen.includes(text)} onChange={() => toggle(text)} />
            ))}
            <FieldFault>{fault}</FieldFault>
          </Lines>
        )}
        {which === 'typed' && (
          <Field
            label="The rights"
            error={fault}
            help={`Territories; languages; rights; window, with || between lines: “US, CA; en; film”. You have: ${wordsOf(held)}.`}
          >
            <Textarea
              value={typed}
              rows={2}
              maxLength={limits.rightsLine}
              onChange={({ target }) => {
                setTyped(target.value)
                setFault(null)
              }}
            />
          </Field>
        )}
        {isAll && (
          <Free>
            <b>Becomes free</b>
            {held.map(({ text, words }) => (
              <span key={text}>{words}</span>
            ))}
          </Free>
        )}
        {!isAll && which === 'lines' && chosen.length > 0 && (
          <Free>
            <b>Stays yours</b>
            {held
              .filter(({ text }) => !chosen.includes(text))
              .map(({ text, words }) => (
                <span key={text}>{words}</span>
              ))}
          </Free>
        )}
      </Form>
    </ConfirmDialog>
  )
}

const wordsOf = (held: NonNullable<Offer['rightsHeld']>) => held.map(({ words }) => words).join('; ')

const Form = styled.div`
  display: grid;
  gap: ${theme.s4};
  overflow-wrap: anywhere;
`
const Lines = styled.div`
  display: grid;
  gap: ${theme.s2};
`
const Free = styled.p`
  display: grid;
  gap: ${theme.s2};
  padding-top: ${theme.s3};
  border-top: ${theme.hair} solid ${theme.line};
  b {
    font-weight: 600;
  }
`
