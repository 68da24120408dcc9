import type { Currency } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import { SelectField } from '../../../shared/form/fields.tsx'
import { NumberField } from '../../../shared/form/number-field.tsx'
import type { ListingValues } from '../values/form-values.ts'
import { currencyOptions } from './options.ts'
import * as S from './sections.styles.ts'
import { WideText, WideTick } from './wide-fields.tsx'

const signs: Record<Currency, string> = { GBP: '£', USD: '$', EUR: '€' }

/** The price, and what speaks for it. */
export function Commercial() {
  const { currency } = useFormikContext<ListingValues>().values
  const sign = signs[currency]
  return (
    <S.Grid>
      <S.Pair>
        <NumberField
          name="askingPrice"
          kind={currency}
          label="Asking price"
          sign={sign}
          help="Of the option fee: producers read it as Suggested Maximum."
        />
        <NumberField
          name="minimumDeal"
          kind={currency}
          label="Minimum deal"
          sign={sign}
          help="Of the option fee: they read it as Minimum Offer, and may still offer less."
          optional
        />
      </S.Pair>
      <SelectField name="currency" label="Currency" options={currencyOptions} />
      <NumberField name="royaltyPercentage" kind="percent" label="Royalty, per cent" optional />
      <WideTick name="negotiable" label="Price is negotiable" />
      <WideText name="salesFigures" label="Sales figures" />
      <WideText name="awards" label="Awards" />
      <WideText name="reviews" label="Reviews" />
    </S.Grid>
  )
}
