import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { listPage, page } from '../calls/list.ts'
import { changedMetadata, newId } from '../objects/identifiers.ts'
import type { Product } from '../objects/price.ts'
import { ok } from '../protocol/answer.ts'
import { common, flag, metadata, noParams, text } from '../protocol/params.ts'
import { invalidRequest } from '../protocol/provider-error.ts'
import { requireObject } from '../store/work.ts'

const path = '/products'

export const productDetails = {
  name: text.min(1),
  active: flag.default(true),
  statement_descriptor: text.exactOptional(),
  tax_code: text.exactOptional(),
  unit_label: text.exactOptional(),
  metadata: metadata.exactOptional(),
}
const createParams = z.strictObject({
  ...common,
  ...productDetails,
  id: text.min(1).exactOptional(),
  description: text.exactOptional(),
  url: text.exactOptional(),
})

export const productCalls = [
  defineCall({
    operation: 'products.create',
    method: 'POST',
    path,
    params: createParams,
    run({ objects, now }, { params: { expand: _, key: __, ...given } }) {
      if (given.id !== undefined && objects.find('product', given.id))
        throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' })
      const product = newProduct(given, now)
      objects.save(product)
      return ok(product)
    },
  }),
  defineCall({
    operation: 'products.retrieve',
    method: 'GET',
    path: `${path}/:id`,
    params: noParams,
    run: ({ objects }, { id }) => ok(requireObject(objects, 'product', id)),
  }),
  defineCall({
    operation: 'products.list',
    method: 'GET',
    path,
    params: z.strictObject({ ...page, active: flag.optional(), ids: z.array(text).max(100).optional() }),
    run: ({ objects }, { params: { active, ids, ...rest } }) =>
      listPage(objects, 'product', '/v1/products', {
        ...rest,
        matching: { active, id: ids },
      }),
  }),
]

type Given = Partial<Omit<Product, 'metadata' | 'name'>> & Pick<z.output<typeof createParams>, 'name' | 'metadata'>

export function newProduct({ metadata: notes, ...given }: Given, now: number): Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changedMetadata({}, notes),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
    ...given,
  }
}
