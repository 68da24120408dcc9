import { company } from '@storyright/contracts/vocabulary'
import type { Clause } from './agreement-text.ts'
import * as deal from './deal-clauses.ts'
import type { Terms } from './terms.ts'
import { quotedLines } from './typed-words.ts'
import { dayOf, listOf, mediumWords, minuteOf, money, rightWords } from './wording.ts'

/** The clauses of an option agreement, in their order; one that does not apply is left out. */
export const clausesOf = (terms: Terms): Clause[] =>
  [
    theWork(terms),
    theOption(terms),
    theFee(terms),
    thePeriod(terms),
    theRights(terms),
    deal.reservedRights(terms) ?? reservedRights(terms),
    furtherRights(terms),
    deal.thePrice(terms) ?? priceToBeAgreed,
    exercise,
    ...deal.furtherMoney(terms),
    development,
    deal.consultation(terms),
    reversion,
    deal.reversionAfterExercise(terms),
    deal.credit(terms) ?? credit(terms),
    deal.furtherTerms(terms),
    assurances,
    general,
    law,
  ].filter((clause) => clause !== null)

function theWork({ work }: Terms): Clause {
  const published = [
    work.publisher && `published by ${work.publisher}`,
    work.publicationDate && `publication: ${work.publicationDate}`,
    work.isbn && `ISBN ${work.isbn}`,
  ].filter((fact) => fact)
  const facts = [mediumWords[work.medium], ...published].join('; ')
  return {
    heading: 'The work',
    paragraphs: [
      `This agreement is about “${work.title}” by ${work.author} (${facts}), which the Agency offered on Storyright as listing ${work.id} (the “Work”).`,
    ],
  }
}

const mixedOption = [
  'For the Option Fee the Author grants the Producer the option to acquire the Rights in the Work on the terms of this agreement. The option is sole and exclusive for the Rights that the lines below call exclusive or a first look, and non-exclusive for those that they call non-exclusive.',
  'While the option lasts, neither the Author nor the Agency grants the Rights for which it is exclusive, or an option on them, to anybody else, or negotiates to do so.',
  'The Producer knows that the Author may grant others a non-exclusive option on the other Rights. Those that the Producer acquires by exercising this option are non-exclusive too, unless the parties agree otherwise in writing.',
]

const theOption = ({ isExclusive, isMixed = false }: Terms): Clause => ({
  heading: 'The option',
  paragraphs: isMixed
    ? mixedOption
    : isExclusive
      ? [
          'For the Option Fee the Author grants the Producer the sole and exclusive option to acquire the Rights in the Work on the terms of this agreement.',
          'While the option lasts, neither the Author nor the Agency grants the Rights, or an option on them, to anybody else, or negotiates to do so.',
        ]
      : [
          'For the Option Fee the Author grants the Producer a non-exclusive option to acquire the Rights in the Work on the terms of this agreement.',
          'The Producer knows that the Author may grant others a non-exclusive option on the same Rights. The Rights that the Producer acquires by exercising this option are non-exclusive too, unless the parties agree otherwise in writing.',
        ],
})

const theFee = ({ fee, from, deal: agreed }: Terms): Clause => ({
  heading: 'The option fee',
  paragraphs: [
    `The Producer paid ${money(fee)} (the “Option Fee”) by card through Storyright on ${dayOf(from)}, when the Agency accepted the Producer’s offer.`,
    agreed?.feeCreditable === false
      ? 'The Option Fee pays for the option. It is not the purchase price of the Rights, and it does not count on account of that price.'
      : 'The Option Fee pays for the option. It is not the purchase price of the Rights; if the option is exercised it counts on account of that price.',
    'If the option is not exercised, the Author keeps the Option Fee.',
  ],
})

const thePeriod = ({ fee, months, from, to, deal: agreed }: Terms): Clause => ({
  heading: 'The option period',
  paragraphs: [
    `The first period is ${months} months. It began on ${minuteOf(from)} and ends on ${minuteOf(to)}.`,
    agreed?.extension
      ? deal.extension(agreed, { fee, months })
      : `The Producer may extend it once, by a further ${months} months on the same terms, with written notice to the Agency and payment of a further ${money(fee)}, both before the first period ends. That further payment is not on account of the purchase price.`,
  ],
})

const theRights = ({ rights, territories, rightsRequested, scope }: Terms): Clause => {
  const further = rightsRequested === null ? '' : ', and the Further Rights'
  if (scope)
    return {
      heading: 'Rights and territories',
      paragraphs: [
        `The rights under option are the rights to adapt the Work, and to exploit the adaptation, so far as the following lines say${further} (the “Rights”).`,
        ...scope.map((line) => `${line}.`),
        'Days are days in UTC. Where a line is non-exclusive, the Author may grant others the same non-exclusively.',
      ],
    }
  return {
    heading: 'Rights and territories',
    paragraphs: [
      rights.length > 0
        ? `The rights under option are the rights to adapt the Work for, and to exploit the adaptation by way of: ${listOf(rights.map((right) => rightWords[right]))}${further} (the “Rights”).`
        : `The rights under option are those that the listing offered when the offer was made${further} (the “Rights”).`,
      `They are granted for: ${territories.length > 0 ? territoryWords(territories) : 'the territories that the listing offered'}.`,
    ],
  }
}

const territoryWords = (territories: Terms['territories']): string =>
  territories.includes('Worldwide') ? 'the whole world' : listOf(territories)

function reservedRights({ rights, rightsRequested }: Terms): Clause {
  const reserved = [
    'publication in print and as an electronic book',
    'audiobooks',
    'readings on radio by a single voice',
    ...(['radio', 'stage'] as const).filter((right) => !rights.includes(right)).map((right) => rightWords[right]),
  ]
  const unless = rightsRequested === null ? '' : ', unless the Further Rights include them'
  return {
    heading: 'Reserved rights',
    paragraphs: [
      `The Author keeps every right that this agreement does not grant, among them${unless}: ${listOf(reserved)}.`,
    ],
  }
}

/** What the producer asked for beside the rights on offer: accepting the offer grants it, in the producer's own words. */
const furtherRights = ({ rightsRequested }: Terms): Clause | null =>
  rightsRequested === null
    ? null
    : {
        heading: 'Further rights',
        paragraphs: [
          'With the offer the Producer asked for further rights. The words between the quotation marks are the Producer’s own:',
          { quoted: quotedLines(rightsRequested) },
          'The Agency accepted the offer with them. The rights that those words ask for (the “Further Rights”) are granted as part of the Rights, for the same territories unless those words say otherwise. Nothing else in those words changes this agreement.',
        ],
      }

const priceToBeAgreed: Clause = {
  heading: 'The purchase price',
  paragraphs: [
    'The purchase price of the Rights is left to be agreed. The parties agree it in good faith and in writing before the option is exercised; until they have, the option cannot be exercised.',
  ],
}

const exercise: Clause = {
  heading: 'Exercising the option',
  paragraphs: [
    'The Producer exercises the option by written notice to the Agency and payment of the purchase price, less what counts on account of it, both before the option period ends.',
    'The Author then grants the Producer the Rights in writing, by a full agreement that follows these terms and the custom of the trade.',
  ],
}

const development: Clause = {
  heading: 'Development',
  paragraphs: [
    'While the option lasts the Producer may write and have written treatments and scripts from the Work, and may show them to those who might finance, make or distribute a production. No production may begin before the option is exercised.',
  ],
}

const reversion: Clause = {
  heading: 'Reversion',
  paragraphs: [
    'If the option is not exercised before the option period ends, it lapses without notice, and all of the Rights revert to the Author free of any claim by the Producer.',
    'What the Producer has developed stays the Producer’s own, but may not be used without the Author’s consent so far as it takes from the Work.',
  ],
}

const credit = ({ work }: Terms): Clause => ({
  heading: 'Credit',
  paragraphs: [
    `Every production made under the Rights credits the Author in its main titles, and wherever its writer is credited in paid advertising, with the words: “Based on “${work.title}” by ${work.author}”.`,
  ],
})

const assurances: Clause = {
  heading: 'Assurances',
  paragraphs: [
    'The Agency assures the Producer that it may sign for the Author, and that, to the best of the Author’s and the Agency’s knowledge, the Author controls the Rights and the Work infringes nobody’s rights.',
    'The Producer assures the Author and the Agency that it may enter into this agreement.',
  ],
}

const general: Clause = {
  heading: 'General',
  paragraphs: [
    'This agreement is all that the parties have agreed about the option. They change it only in writing that both have signed.',
    'The Producer passes the option on to somebody else only with the Agency’s consent in writing, which is not withheld without good reason.',
    'Notices under this agreement are given in writing, e-mail included, to the address that Storyright shows each side for the other beside this agreement.',
    `${company.name} runs the market on which the parties met and took the payment for them. It is not a party to this agreement.`,
  ],
}

const law: Clause = {
  heading: 'Law and signature',
  paragraphs: [
    'English law governs this agreement, and the courts of England and Wales decide disputes about it.',
    'Each side signs by typing its name in its own account on Storyright. The agreement is complete when both have signed; the option and its period run from the acceptance of the offer.',
  ],
}
