export { type Bucket, giveBackToken, takeToken } from './redis-bucket.ts'
export { askRedis, redisEnvironment, redisStored } from './redis-stored.ts'
