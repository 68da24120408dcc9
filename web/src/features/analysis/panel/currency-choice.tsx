import type { StandardAnalysis } from '@storyright/contracts/http'
import { Button } from '../../../ui/button/button.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { chooseCurrency, currencyNames, rateWords, useCurrency } from '../currency/currency.ts'
import * as S from './analysis-panel.styles.ts'

/** In which currency the amounts are, at which rate, and the way to the other one. */
export function CurrencyChoice({ exchange }: { exchange: StandardAnalysis['exchange'] }) {
  const currency = useCurrency()
  const other = currency === 'GBP' ? 'USD' : 'GBP'
  return (
    <S.Currency>
      <Meta as="span">{`Amounts in ${currencyNames[currency]}. ${rateWords(exchange)}.`}</Meta>
      <Button small onClick={() => chooseCurrency(other)}>
        {`Show in ${currencyNames[other]}`}
      </Button>
    </S.Currency>
  )
}
