/** Starts a packed server: nothing is installed or built here, and it needs no npm. */
process.env.NODE_ENV ??= 'production'
const { main } = await import('../dist/server/main.js')
await main()
