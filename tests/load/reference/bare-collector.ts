// usage: bare-collector.ts <port>; takes what telemetry tells and forgets it; prints its port

import { createServer } from 'node:http'

const [port] = process.argv.slice(2)
const collector = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
collector.listen(Number(port), '127.0.0.1', () => console.log(port))
