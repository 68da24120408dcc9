import type { FastifyRequest } from 'fastify'

/** Where the sandbox was asked: its pictures and pages are there, too. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`
