/** Links to the member's other pages, in the specification's order. */

import { Field, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Network } from '#web/shared/person/person.ts'
import type { FormPart } from './PersonFields.tsx'

const networks: readonly Network[] = ['twitter', 'facebook', 'linkedin']

export function LinkFields({ draft, change, errorOf }: FormPart) {
  const t = useText()
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5 [&>*]:min-w-0">
      <legend className="sr-only">{t('profile.links')}</legend>
      {networks.map((network) => (
        <Field
          key={network}
          label={t(`profile.networks.${network}`)}
          aside={t('profile.optional')}
          error={errorOf(`social_media.${network}`)}
        >
          <TextInput
            type="url"
            value={draft[network]}
            placeholder={t(`profile.link_examples.${network}`)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change({ [network]: event.target.value })}
          />
        </Field>
      ))}
    </fieldset>
  )
}
