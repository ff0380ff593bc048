// Loaded into every program the supervisor starts: should the supervisor vanish without a word, its programs end too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
