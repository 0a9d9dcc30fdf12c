export { NewPassword } from './NewPassword.tsx'
export { ProofForm, signalAccount, signalIfUnknown } from './ProofForm.tsx'
export {
  answerWithPasskey,
  forgetPendingLogin,
  hasPasskeys,
  keepPendingLogin,
  makePasskey,
  PasskeyNotUsed,
  type PendingLogin,
  readPendingLogin,
  type Typed,
  usableProofs,
} from './passkey.ts'
export { StepUpHost } from './StepUpHost.tsx'
