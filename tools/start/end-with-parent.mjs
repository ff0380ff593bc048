// Loaded into every process the supervisor starts: should the supervisor vanish without a word, its processes end too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
