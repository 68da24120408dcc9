import type { ListingForm } from '@storyright/contracts/http'
import { rights } from '@storyright/contracts/vocabulary'

const words: Record<(typeof rights)[number], string> = {
  film: 'film',
  tv: 'TV',
  streaming: 'streaming',
  radio: 'radio',
  stage: 'stage',
  digital: 'digital',
  merchandising: 'merchandising',
  international: 'international',
}
const openings = { exclusive: 'Exclusive ', 'non-exclusive': 'Non-exclusive ', 'first-look': 'First look at ' }

/** What is for sale in one phrase: "Exclusive film and TV rights, United Kingdom and Ireland". */
export function describeRights(form: Pick<ListingForm, 'exclusivity' | 'rightsAvailable' | 'territory'>): string {
  const which =
    form.rightsAvailable.length === rights.length ? 'all' : list(form.rightsAvailable.map((one) => words[one]))
  const where = form.territory.includes('Worldwide') ? 'worldwide' : list(form.territory)
  const phrase = `${form.exclusivity ? openings[form.exclusivity] : ''}${which} rights, ${where}`
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

const list = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items)
