/** The API page at /api/docs: Swagger UI over openapi.json, from this origin alone (decision 064). */
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import '#web/styles/tokens.css'
import 'swagger-ui-dist/swagger-ui.css'
import './docs.css'

/** A link inside the button that opens a call would nest two controls, and there is only one server to choose. */
const accessible = () => ({ components: { DeepLink: ({ text }: { readonly text: string }) => text, ServersContainer: () => null } })

const { classList, dataset } = document.documentElement
classList.toggle('dark-mode', dataset.mode === 'dark')

SwaggerUI({
  url: '/api/v1/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  filter: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  plugins: [accessible],
})
