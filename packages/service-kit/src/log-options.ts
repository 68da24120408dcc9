import { stdSerializers } from 'pino'

// Both names are in use. PostgreSQL's details are in the driver's error, or where Prisma has put them.
const details = ['err', 'error'].flatMap((error) =>
  ['detail', 'cause.detail', 'meta.driverAdapterError.cause.detail'].map((place) => `${error}.${place}`),
)

/** How lines are written. Headers may carry secrets, and a database's details what somebody typed: neither is logged. */
export const logOptions = {
  redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-internal-token"]', ...details],
  serializers: { error: stdSerializers.err }, // `err` has it by itself
}
