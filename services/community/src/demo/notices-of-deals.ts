import {
  agreementSigned,
  type EventDefinition,
  offerAccepted,
  offerCancelled,
  offerExpired,
  offerHeld,
  offerRejected,
  type PublicOffer,
} from '@storyright/contracts/events'
import { page } from '@storyright/contracts/vocabulary'
import { type DealCourse, type DemoListing, demoAgents, demoDeals, isOpen, timelineOf } from '@storyright/demo'
import { offerNotices } from '../notification-templates/offer-templates.ts'
import type { DemoNotice } from './demo-notice.ts'

interface Step {
  /** Days after the offer was made, as the demo plays it. */
  after: number
  event: EventDefinition<PublicOffer>
  change: Partial<PublicOffer>
}

const agent = demoAgents.find(({ email }) => email === 'agent@storyright.test')!
const held: Step = { after: 0.01, event: offerHeld, change: {} }
const signed = new Date(0).toISOString()
const later = new Date(1).toISOString()

function stepsOf(course: DealCourse): Step[] {
  const then = (after: number, event: Step['event'], change: Step['change']): Step => ({ after, event, change })
  if (course.is === 'rejected') return [held, then(2.5, offerRejected, { endedBecause: 'agent_rejected' })]
  if (course.is === 'cancelled')
    return [held, then(1.5, offerCancelled, { endedBecause: 'producer_cancelled', cancellationReason: course.reason })]
  if (course.is === 'expired') return [held, then(7, offerExpired, {})]
  if (course.is !== 'accepted') return []
  const first = then(3.5, agreementSigned, { signedByProducerAt: signed })
  const both = then(5, agreementSigned, { signedByProducerAt: signed, signedByAgentAt: later })
  const signatures = { nobody: [], producer: [first], both: [first, both] }[course.signed]
  return [held, then(3, offerAccepted, {}), ...signatures]
}

/**
 * Notifications of the demo's agent and producers about the offers of past days, each at its time; today's offers notify by events. Which offer it was
 * only its own service knows, so that these lead to all of them.
 */
export const noticesOfDeals = (listings: DemoListing[], now: Date): DemoNotice[] =>
  demoDeals(listings, agent.id)
    .filter(({ course }) => !isOpen(course))
    .flatMap(({ name, place, producerId, offerPrice, optionPeriod, course, when }) => {
      const { form, agentId, createdAt } = listings[place]!
      const timeline = timelineOf({ course, when }, new Date(createdAt), now)
      const offer = { id: name, listingTitle: form.title, producerId, agentId, offerPrice, optionPeriod }
      const known = { ...offer, status: 'pending', paymentStatus: 'released', reachedAgent: true } as PublicOffer
      return stepsOf(course).flatMap(({ after, event, change }, entityversion) => {
        const at = timeline.after(after)
        const data = { ...known, ...change }
        const notices = offerNotices({ type: event.type, data, entityversion }, { newest: data, now: at })
        return notices.map((notice) => ({
          at,
          notice: { ...notice, link: notice.personIds[0] === agentId ? submissions : page('mySubmissions').path },
        }))
      })
    })

const submissions = `${page('agentDashboard').path}?tab=submissions`
