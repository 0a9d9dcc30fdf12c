/** The package has no types of its own; this is what main.ts passes. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): void
}
