import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { ok } from '../protocol/answer.ts'
import { flag, noParams, text } from '../protocol/params.ts'
import { requireObject } from '../store/require.ts'
import { createParams, createPrice } from './create-price.ts'

const path = '/prices'

export const priceCalls = [
  defineCall({ operation: 'prices.create', method: 'POST', path, params: createParams, run: createPrice }),
  defineCall({
    operation: 'prices.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'price', id)),
  }),
  defineCall({
    operation: 'prices.list',
    method: 'GET',
    path,
    params: z.strictObject({
      ...page,
      active: flag.optional(),
      currency: text.optional(),
      lookup_keys: z.array(text).max(10, 'Up to 10 lookup keys can be asked for').optional(),
      product: text.optional(),
      type: z.enum(['recurring', 'one_time']).optional(),
    }),
    run: ({ objects }, { params: { active, currency, lookup_keys, product, type, ...rest } }) =>
      listPage(objects, 'price', '/v1/prices', {
        ...rest,
        matching: {
          active,
          currency,
          lookup_key: lookup_keys,
          product,
          type,
        },
      }),
  }),
]
