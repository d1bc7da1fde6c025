// Preloaded into the programs the commands start: when the starting process is gone, its IPC channel closes and this
// program shuts down in its normal way instead of staying behind as an orphan that holds the port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
