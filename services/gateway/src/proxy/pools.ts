import type { FastifyRequest } from 'fastify'
import type { Limits, PoolKind } from '../limits.ts'
import type { Route } from '../routing.ts'
import { createPool, type Pool } from './pool.ts'
import type { Body } from './read-body.ts'

/** The pools of one service. */
export const createPools = ({ pools }: Limits): Record<PoolKind, Pool> => ({
  calls: createPool(pools.calls),
  uploads: createPool(pools.uploads),
  downloads: createPool(pools.downloads),
})

/** A body that is already buffered is as quick as none. */
export function kindOf({ files }: Route, { method }: FastifyRequest, body: Body): PoolKind {
  if (body !== null && !Buffer.isBuffer(body)) return 'uploads'
  return files && (method === 'GET' || method === 'HEAD') ? 'downloads' : 'calls'
}
