const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Cardamom needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}
const { runMain } = await import('./lib/main.mjs');
await runMain(async () => {
  const { prepare } = await import('./lib/prepare.mjs');
  const { ensureBuilt } = await import('./lib/build.mjs');
  const { keepServing } = await import('./lib/keep-serving.mjs');
  const { serverEnvironment, serverFlags } = await import('./lib/server-environment.mjs');
  const runtime = await prepare('serving');
  await ensureBuilt(runtime);
  return keepServing(runtime.node, [...serverFlags, 'packages/server/src/main.ts'], {
    env: { ...serverEnvironment, ...runtime.env },
  });
});
