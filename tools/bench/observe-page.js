// Runs in the page before its own scripts; plain JavaScript, because helpers of a transpiler do not exist there.
const seen = { firstPaint: NaN, largestPaint: NaN, shift: 0, tasks: [], scripts: [] }
globalThis.seen = seen

const on = (type, use) =>
  new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })

on('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.firstPaint = startTime
})
on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
on('layout-shift', ({ value }) => (seen.shift += value))
on('resource', ({ name, startTime }) => {
  if (new URL(name).pathname.endsWith('.js')) seen.scripts.push(startTime)
})
on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
