/** The server from its sources, as scripts/dev.mjs runs it under tsx. */
const { main } = await import('../src/server/main.ts')
await main()
