/**
 * Preloaded into the measured process: responds to the message `heap` with the bytes in use after a garbage collection.
 */
process.on('message', (message) => {
  if (message !== 'heap') return
  globalThis.gc()
  process.send({ type: 'heap', bytes: process.memoryUsage().heapUsed })
})
