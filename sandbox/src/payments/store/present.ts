import { presentMethod } from '../objects/payment-method.ts'
import type { Kinds } from './kinds.ts'

/** An object as callers see it. */
export const present = <Shape extends Kinds[keyof Kinds]>(object: Shape) =>
  object.object === 'payment_method' ? presentMethod(object) : object
