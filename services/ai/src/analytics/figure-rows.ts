import { defineCollection } from '@storyright/mongodb'

/** One month of one series; what was counted on each day by the day's two digits. */
export interface FigureRow {
  _id: string
  /** Figures of activities have 0: they outlive the activities, and are never rebuilt. */
  generation: number
  series: string
  /** The listing or the term of a series that has one for each. */
  of: string | null
  month: string
  total: number
  days: Record<string, number>
}

export type FigurePlace = Pick<FigureRow, 'generation' | 'series' | 'of' | 'month'>
export const figureId = ({ generation, series, of, month }: FigurePlace) =>
  `${generation} ${series} ${month} ${of ?? ''}`

export const figureRows = defineCollection<FigureRow>('figures', {
  version: 2,
  schema: {
    bsonType: 'object',
    required: ['generation', 'series', 'of', 'month', 'total', 'days'],
    properties: {
      generation: { bsonType: 'number' },
      series: { bsonType: 'string' },
      of: { bsonType: ['string', 'null'] },
      month: { bsonType: 'string' },
      total: { bsonType: 'number' },
      days: { bsonType: 'object' },
    },
  },
  indexes: [
    { name: 'most', key: { generation: 1, series: 1, month: 1, total: -1 } },
    { name: 'by_subject', key: { generation: 1, series: 1, of: 1, month: 1 } },
  ],
})

/** How far figures are rolled. */
export interface RolledRow {
  _id: 'rolled'
  /** Grows with every batch: of two rollers one conflicts before it has written anything else. */
  batches: number
  /** The generation that is read, and the one that is written: a newer one during a rebuild. */
  reads: number
  writes: number
  /** Older generations than this are deleted. */
  cleared: number
  /** Activities that were recorded until then are counted. */
  activitiesUntil: Date
}

export const watermarkRows = defineCollection<RolledRow>('figures_rolled', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['batches', 'reads', 'writes', 'cleared', 'activitiesUntil'],
    properties: {
      batches: { bsonType: 'number' },
      reads: { bsonType: 'number' },
      writes: { bsonType: 'number' },
      cleared: { bsonType: 'number' },
      activitiesUntil: { bsonType: 'date' },
    },
  },
})
