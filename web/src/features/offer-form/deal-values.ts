import {
  type Consultation,
  type CreditPlace,
  type Deal,
  extensionOf,
  type ReservedRight,
  reservedRights,
} from '@storyright/contracts/vocabulary'
import { numberIn } from '../../shared/form/typed-number.ts'

/** What the form holds of a deal, as it was typed; blank is what every agreement says. */
export interface DealValues {
  price: { kind: string; amount: string; percent: string; floor: string; ceiling: string }
  feeCreditable: string
  extension: { times: string; months: string; fee: string; creditable: string }
  episode: { to30: string; to60: string; over60: string }
  profits: string
  passive: { sequel: string; remake: string; spinOff: string }
  /** The years that each is held back; blank for one that is not named. */
  reserved: Record<ReservedRight, string>
  credit: { words: string; place: string }
  consultation: string
  reversionYears: string
  further: string
  /** For the worked example alone; it is not sent. */
  budget: string
}

export const blankDeal: DealValues = {
  price: { kind: '', amount: '', percent: '', floor: '', ceiling: '' },
  feeCreditable: 'yes',
  extension: { times: '1', months: '', fee: '', creditable: 'no' },
  episode: { to30: '', to60: '', over60: '' },
  profits: '',
  passive: { sequel: '', remake: '', spinOff: '' },
  reserved: Object.fromEntries(reservedRights.map((right) => [right, ''])) as Record<ReservedRight, string>,
  credit: { words: '', place: 'main_titles' },
  consultation: '',
  reversionYears: '',
  further: '',
  budget: '',
}

const typed = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
const eachTyped = <Field extends string>(group: Record<Field, number | null>) =>
  Object.fromEntries(Object.entries<number | null>(group).map(([field, value]) => [field, typed(value)])) as Record<
    Field,
    string
  >

/** A deal that was offered, as the form holds it. */
export function dealValuesOf(deal: Deal | null, offered: { fee: number; months: number }): DealValues {
  if (!deal) return blankDeal
  const { price, extension, episode, passive, reserved, credit } = deal
  const { times, creditable } = extensionOf(deal, offered)
  return {
    ...blankDeal,
    price: {
      ...blankDeal.price,
      ...(price?.kind === 'fixed' && { kind: 'fixed', amount: typed(price.amount) }),
      ...(price?.kind === 'budget' && {
        kind: 'budget',
        percent: typed(price.percent),
        floor: typed(price.floor),
        ceiling: typed(price.ceiling),
      }),
    },
    feeCreditable: deal.feeCreditable === false ? 'no' : 'yes',
    extension: {
      times: String(times),
      months: typed(extension?.months),
      fee: typed(extension?.fee),
      creditable: creditable ? 'yes' : 'no',
    },
    ...(episode && { episode: eachTyped(episode) }),
    profits: typed(deal.profits),
    ...(passive && { passive: eachTyped(passive) }),
    reserved: Object.assign(
      { ...blankDeal.reserved },
      ...(reserved ?? []).map(({ right, holdYears }) => ({ [right]: String(holdYears) })),
    ),
    ...(credit && { credit }),
    consultation: deal.consultation ?? '',
    reversionYears: typed(deal.reversionYears),
    further: deal.further ?? '',
  }
}

const pounds = (text: string) => numberIn(text, 'GBP')
const percent = (text: string) => numberIn(text, 'percent')

/** What is said of the deal: nothing of what was left as every agreement has it. */
export function dealOf(values: DealValues): Deal | null {
  const { to30, to60, over60 } = values.episode
  const { sequel, remake, spinOff } = values.passive
  const profits = percent(values.profits)
  const reserved = reservedRights
    .filter((right) => values.reserved[right] !== '')
    .map((right) => ({ right, holdYears: Number(values.reserved[right]) }))
  const price = priceOfDeal(values)
  const extension = extensionIn(values)
  const deal: Deal = {
    ...(values.feeCreditable === 'no' && { feeCreditable: false }),
    ...(extension && { extension }),
    ...(price && { price }),
    ...([to30, to60, over60].some(Boolean) && {
      episode: { to30: pounds(to30), to60: pounds(to60), over60: pounds(over60) },
    }),
    ...(profits !== null && { profits }),
    ...([sequel, remake, spinOff].some(Boolean) && {
      passive: { sequel: percent(sequel), remake: percent(remake), spinOff: percent(spinOff) },
    }),
    ...(reserved.length > 0 && { reserved }),
    ...(values.credit.words.trim() && {
      credit: { words: values.credit.words.trim(), place: values.credit.place as CreditPlace },
    }),
    ...(values.consultation && { consultation: values.consultation as Consultation }),
    ...(values.reversionYears && { reversionYears: Number(values.reversionYears) }),
    ...(values.further.trim() && { further: values.further.trim() }),
  }
  return Object.keys(deal).length > 0 ? deal : null
}

function priceOfDeal({ price }: DealValues): Deal['price'] {
  const [amount, share] = [pounds(price.amount), percent(price.percent)]
  if (price.kind === 'fixed' && amount !== null) return { kind: 'fixed', amount }
  if (price.kind !== 'budget' || share === null) return undefined
  return { kind: 'budget', percent: share, floor: pounds(price.floor), ceiling: pounds(price.ceiling) }
}

function extensionIn({ extension: { times, months, fee, creditable } }: DealValues): Deal['extension'] {
  if (times === '0') return { times: 0 }
  const amount = pounds(fee)
  const isUsual = times === '1' && months === '' && amount === null && creditable !== 'yes'
  if (isUsual) return undefined
  return {
    times: Number(times),
    ...(months && { months: Number(months) }),
    ...(amount !== null && { fee: amount }),
    ...(creditable === 'yes' && { creditable: true }),
  }
}

/** Whether anything of what the form folds away is filled in. */
export const saysMore = ({
  price: _price,
  feeCreditable: _fee,
  extension: _extension,
  budget: _budget,
  ...more
}: DealValues) => dealOf({ ...blankDeal, ...more }) !== null
