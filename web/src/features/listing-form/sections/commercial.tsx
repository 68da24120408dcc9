import type { Currency } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import { SelectField, TextField } from '../../../shared/form/fields.tsx'
import type { ListingValues } from '../values/form-values.ts'
import { currencyOptions } from './options.ts'
import * as S from './sections.styles.ts'
import { WideText, WideTick } from './wide-fields.tsx'

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
      <WideTick name="negotiable" label="Price is negotiable" />
      <WideText name="salesFigures" label="Sales figures" />
      <WideText name="awards" label="Awards" />
      <WideText name="reviews" label="Reviews" />
    </S.Grid>
  )
}
