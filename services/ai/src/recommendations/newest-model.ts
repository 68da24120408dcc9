import { listingRows } from '@storyright/read-models'
import type { Background } from '@storyright/service-kit'
import type { Deps } from '../deps.ts'
import { newestModel, readModel } from './files/model-files.ts'
import { type LoadedModel, loaded } from './model/model.ts'
import { Tastes } from './training/tastes.ts'
import { trainModel } from './training/train-model.ts'

/** The newest model, in this process's memory. */
export interface NewestModel {
  current(): Promise<LoadedModel>
  /** Keeps up with what the replica that trains has written. */
  following: Background
}

const LOOKS_EVERY_MS = 2_000
/** Before anything was learned so many listings are made do with, for so long. */
const MADE_DO_WITH = 300
const MADE_DO_FOR_MS = 10_000

export function createNewestModel({ db, clock }: Pick<Deps, 'db' | 'clock'>): NewestModel {
  let held: { id: string; model: LoadedModel } | undefined
  let makeshift: { model: Promise<LoadedModel>; until: number } | undefined

  async function follow(): Promise<void> {
    const newest = await newestModel(db)
    if (!newest || newest._id.toHexString() === held?.id) return
    const model = await readModel(db, newest)
    if (model) held = { id: newest._id.toHexString(), model: loaded(model) }
  }

  async function makeDo(): Promise<LoadedModel> {
    const rows = await listingRows.of(db).find({ isDeleted: false }).limit(MADE_DO_WITH).toArray()
    const listings = rows.map(({ listing }) => listing)
    return loaded(trainModel({ listings, tastes: new Tastes(), now: clock() }))
  }

  return {
    async current() {
      if (held) return held.model
      if (!makeshift || makeshift.until < performance.now()) {
        const made = { model: makeDo(), until: performance.now() + MADE_DO_FOR_MS }
        makeshift = made
        made.model.catch(() => {
          if (makeshift === made) makeshift = undefined
        })
      }
      return makeshift.model
    },
    following: {
      name: 'the newest model',
      works: [{ name: 'the newest model', everyMs: LOOKS_EVERY_MS, round: follow }],
    },
  }
}
