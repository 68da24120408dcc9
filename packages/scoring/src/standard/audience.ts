import type { StandardAnalysis } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'
import { buzzOf, popularityOf } from '../enrichment/standing-figures.ts'
import type { Figures } from '../figures.ts'
import { percent } from '../provenance/amounts.ts'
import { type Block, byAgent, byDefault, foundAt, fromListing, fromMarket, joined } from '../provenance/basis.ts'
import { agesIn } from '../reading/ages.ts'
import {
  audienceDefaults,
  audienceOfGenre,
  audienceOfMedium,
  genderSplits,
  incomeClasses,
  marketNames,
} from '../tables/audience.ts'
import { wordsOf } from '../tables/genres.ts'

type Audience = StandardAnalysis['audience']

/** Whom it is for: the agent's own words, or else the documented defaults, marked as such. */
export function audienceOf(figures: Figures): Block<Audience> {
  const size = audienceSizeOf(figures)
  const demographics = demographicsOf(figures)
  const psychographics = psychographicsOf(figures)
  const potential = marketPotentialOf(figures)
  return {
    figures: {
      size: size.figures,
      demographics: demographics.figures,
      psychographics: psychographics.figures,
      marketPotential: potential.figures,
    },
    basis: {
      size: size.basis['']!,
      ...joined({
        demographics: demographics.basis,
        psychographics: psychographics.basis,
        marketPotential: potential.basis,
      }),
    },
  }
}

/** By the genre and the medium; the documented default only where no genre of the table is known. */
export function audienceSizeOf({ facts, listing }: Pick<Figures, 'facts' | 'listing'>): Block<Audience['size']> {
  // The agent's own genre before a tag, so that one keyword does not make the audience.
  const named = audienceOfGenre.filter(({ words }) => isNamed(listing.genre, words))
  const matched = named.length > 0 ? named : audienceOfGenre.filter(({ words }) => facts.has(words))
  const [largest] = matched.toSorted((one, other) => other.millions - one.millions)
  if (!largest)
    return {
      figures: { ...audienceDefaults.size },
      basis: { '': byDefault('A fixed 2.5 million with medium confidence.') },
    }
  const share = audienceOfMedium[listing.medium]
  const estimated = Math.round(largest.millions * share * 10) * 100_000
  const medium = mediumLabels[listing.medium].toLowerCase()
  return {
    figures: { estimated, confidence: 'Low', basis: 'Genre and Medium Tables' },
    basis: {
      '': fromMarket(
        `By our tables: ${largest.words[0]} ${largest.millions} million, ${percent(share)} of it for ${medium}. Fitted to nothing.`,
      ),
    },
  }
}

const isNamed = (genre: string | null, words: readonly string[]): boolean =>
  words.some((word) => ` ${wordsOf(genre ?? '')} `.includes(` ${word} `))

const audience = 'the target demographic'

function demographicsOf({ listing }: Figures): Block<Audience['demographics']> {
  const { ageRange, gender, income } = listing.targetDemographic ?? { ageRange: null, gender: null, income: null }
  const ages = agesIn(listing.targetAudience)
  const limited = listing.territory.length > 0 && !listing.territory.includes('Worldwide')
  return {
    figures: {
      primaryAge: ageRange || ages || audienceDefaults.primaryAge,
      genderSplit: gender ? genderSplits[gender] : audienceDefaults.genderSplit,
      socioeconomic: income ? incomeClasses[income] : audienceDefaults.socioeconomic,
      geography: limited ? listing.territory.map((name) => marketNames[name] ?? name) : [...audienceDefaults.geography],
    },
    basis: {
      primaryAge: ageBasis(ageRange, ages),
      genderSplit: gender ? byAgent(audience) : byDefault('A usual split.'),
      socioeconomic: income ? byAgent(audience) : byDefault('A usual class of buyers.'),
      geography: limited
        ? fromListing('The territories in which the agent offers rights.')
        : byDefault('The four largest English-speaking markets.'),
    },
  }
}

const ageBasis = (ageRange: string | null, ages: string | null) => {
  if (ageRange) return byAgent(audience)
  return ages ? byAgent('target audience') : byDefault('The age group that is usual for films.')
}

function psychographicsOf({ listing }: Figures): Block<Audience['psychographics']> {
  const interests = listing.targetDemographic?.interests ?? []
  return {
    figures: {
      interests: interests.length ? [...interests] : [...audienceDefaults.interests],
      values: [...audienceDefaults.values],
      lifestyle: [...audienceDefaults.lifestyle],
      mediaConsumption: [...audienceDefaults.mediaConsumption],
    },
    basis: {
      interests: interests.length ? byAgent(audience) : byDefault('What most film audiences share.'),
      values: byDefault('What most film audiences share.'),
      lifestyle: byDefault('What most film audiences share.'),
      mediaConsumption: byDefault('Where most people watch.'),
    },
  }
}

function marketPotentialOf({ listing }: Figures): Block<Audience['marketPotential']> {
  const [reach, buzz] = [popularityOf(listing), buzzOf(listing)]
  const defaults = audienceDefaults.marketPotential
  return {
    figures: {
      reachability: reach === null ? defaults.reachability : asShare(reach),
      engagement: buzz === null ? defaults.engagement : asShare(buzz),
      monetisation: defaults.monetisation,
    },
    basis: {
      reachability:
        reach === null ? byDefault('A fixed 75.') : foundAt('youtube', listing, 'The popularity of videos about it'),
      engagement: buzz === null ? byDefault('A fixed 82.') : foundAt('twitter', listing, 'The buzz about it'),
      monetisation: byDefault('A fixed 68.'),
    },
  }
}

const asShare = (score: number): number => Math.min(100, Math.max(0, score))
