/** One setting in the control that fits its value, with its effect and its default. */
import { serverText } from '#web/locales/refusal-text.ts'
import { useText } from '#web/locales/text.ts'
import { Checkbox, Field, TextInput } from '#web/ui/index.ts'

export type Setting = {
  readonly name: string
  readonly value: boolean | string | number
  readonly default_value: boolean | string | number
  readonly effect: string
}

export const names = [
  'approval_needed',
  'referral_enabled',
  'auto_approval_limit',
  'four_eyes_threshold',
  'wallet_four_eyes',
  'wallet_delay_seconds',
  'address_hold_seconds',
  'limit_auth_calls',
  'limit_sign_ups',
  'limit_money_calls',
  'limit_uploads',
  'limit_ira_forms',
  'ticker_notice',
  'company_block',
  'support_email',
  'support_phone',
  'social_instagram',
  'social_facebook',
  'social_pinterest',
  'social_x',
  'social_youtube',
  'social_linkedin',
] as const
export type SettingName = (typeof names)[number]

type SettingFieldProps = {
  readonly name: SettingName
  readonly setting: Setting
  readonly value: Setting['value']
  readonly error: string | undefined
  readonly onChange: (value: Setting['value']) => void
}

export function SettingField({ name, setting, value, error, onChange }: SettingFieldProps) {
  const t = useText()
  const label = t(`admin.settings.names.${name}`)
  const hint = `${serverText(setting.effect)} ${t('admin.settings.default', { value: shownDefault(t, setting.default_value) })}`
  if (typeof value === 'boolean')
    return <Checkbox label={label} hint={hint} error={error} checked={value} onChange={(event) => onChange(event.target.checked)} />
  const number = typeof setting.value === 'number'
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        inputMode={number ? 'numeric' : undefined}
        value={String(value)}
        onChange={(event) => onChange(number && /^\d+$/.test(event.target.value) ? Number(event.target.value) : event.target.value)}
      />
    </Field>
  )
}

function shownDefault(t: ReturnType<typeof useText>, value: Setting['value']): string {
  if (typeof value === 'boolean') return t(value ? 'admin.settings.on' : 'admin.settings.off')
  return value === '' ? t('admin.settings.empty') : String(value)
}
