export { type Bucket, giveBackToken, rateLimit, takeToken } from './redis-bucket.ts'
export { askRedis, redisEnvironment, redisStored } from './redis-stored.ts'
