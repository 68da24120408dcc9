/**
 * The packages whose calls become spans. Telemetry patches or hears them as they load, so that no bundle may contain one, and the
 * loader's hook looks at nothing else. A test sees to it that each of them gives a span.
 */
export const instrumented = ['fastify', 'ioredis', 'mongodb', 'openai', 'pg', 'stripe', 'undici'] as const
