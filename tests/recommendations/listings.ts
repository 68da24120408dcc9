import { mediumOf } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'
import { genreScore, lengthBonus, mediumScore, viabilityScore } from '@storyright/scoring'
import type { ItemListing } from '../../services/ai/src/recommendations/model/item.ts'

const WITHOUT_MODEL = 75

/** The demo's listings, as recommendations read them. */
export const evaluatedListings = (): ItemListing[] =>
  demoListings().map(({ form, status }, place) => {
    const medium = form.medium ?? mediumOf[form.contentType]
    const genre = genreScore(form.genre, [form.subgenre ?? '', ...form.themes])
    return {
      id: String(place + 1),
      status,
      title: form.title,
      author: form.author,
      description: form.synopsis ?? '',
      logline: form.logline,
      medium,
      genre: form.genre,
      subgenre: form.subgenre,
      themes: form.themes,
      keywords: form.keywords,
      suggestedOfferMax: form.askingPrice,
      viabilityScore: viabilityScore({
        genre,
        medium: mediumScore(medium),
        lengthBonus: lengthBonus(medium, form.pageCount),
        ai: WITHOUT_MODEL,
      }),
    }
  })
