// Preloaded into every process of the supervisor: ends the process when the supervisor is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
