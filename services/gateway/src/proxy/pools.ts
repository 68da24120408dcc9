import type { Measurement } from '@storyright/service-kit/telemetry'
import type { FastifyRequest } from 'fastify'
import type { Limits, PoolKind } from '../limits.ts'
import type { Route } from '../routing.ts'
import { createPool, type Pool } from './pool.ts'
import type { Body } from './read-body.ts'

/** The pools of one service. */
export function createPools({ pools }: Limits): Record<PoolKind, Pool> {
  return {
    calls: createPool(pools.calls),
    uploads: createPool(pools.uploads),
    downloads: createPool(pools.downloads),
    streams: createPool(pools.streams),
  }
}

/** A body that is already buffered is as quick as none, but for a file: looking at a small one may take seconds. */
export function kindOf({ files, stream }: Route, { method }: FastifyRequest, body: Body): PoolKind {
  if (body !== null && !Buffer.isBuffer(body)) return 'uploads'
  if (method !== 'GET' && method !== 'HEAD') return files && body !== null ? 'uploads' : 'calls'
  if (stream) return 'streams'
  return files ? 'downloads' : 'calls'
}

/** How full the pools are, for the metrics. */
export function usageOf(poolsOf: ReadonlyMap<string, Record<PoolKind, Pool>>, what: 'taken' | 'waiting') {
  return (): Measurement[] =>
    [...poolsOf].flatMap(([upstream, pools]) =>
      Object.entries(pools).map(([pool, { usage }]) => ({ value: usage()[what], by: { upstream, pool } })),
    )
}
