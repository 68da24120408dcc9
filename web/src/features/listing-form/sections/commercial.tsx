import type { Currency } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import { CheckboxField, SelectField, TextareaField, TextField } from '../../../shared/form/fields.tsx'
import * as S from './sections.styles.ts'
import type { ListingValues } from '../values/form-values.ts'
import { currencyOptions } from './options.ts'

const signs: Record<Currency, string> = { GBP: '£', USD: '$', EUR: '€' }
const whole = { type: 'number', inputMode: 'numeric', min: 1 } as const

/** The price, and what speaks for it. */
export function Commercial() {
  const { currency } = useFormikContext<ListingValues>().values
  const sign = signs[currency]
  return (
    <S.Grid>
      <S.Pair>
        <TextField
          name="askingPrice"
          label="Asking price"
          sign={sign}
          help="Of the option fee: producers read it as Suggested Maximum."
          {...whole}
        />
        <TextField
          name="minimumDeal"
          label="Minimum deal"
          sign={sign}
          help="Of the option fee: they read it as Minimum Offer, and may still offer less."
          {...whole}
          optional
        />
      </S.Pair>
      <SelectField name="currency" label="Currency" options={currencyOptions} />
      <TextField
        name="royaltyPercentage"
        label="Royalty, per cent"
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step={0.1}
        optional
      />
      <S.Full>
        <CheckboxField name="negotiable" label="Price is negotiable" />
      </S.Full>
      <S.Full>
        <TextareaField name="salesFigures" label="Sales figures" optional />
      </S.Full>
      <S.Full>
        <TextareaField name="awards" label="Awards" optional />
      </S.Full>
      <S.Full>
        <TextareaField name="reviews" label="Reviews" optional />
      </S.Full>
    </S.Grid>
  )
}
