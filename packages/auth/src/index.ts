export { now as serverNow } from './clock.ts';
export { checkSession, getAccessToken } from './token-refresh.ts';
export { loadMenu, loadProfile } from './account.ts';
export { menu, profile, type Loadable } from './account-state.ts';
export {
  useCan,
  useMenu,
  useNotices,
  useOnline,
  usePreferences,
  useFlag,
  useHeld,
  useInFlagGroup,
  useIsOfBranch,
  useProfile,
  useSession,
  useSessionEnd,
  useTheme,
  useTrying,
  useValue,
  useViewing,
} from './hooks.ts';
export { newId } from './id.ts';
export { dropFromTab, keepInTab, keptInTab, type Work } from './in-tab.ts';
export {
  authCall,
  beginSession,
  leavePage,
  signIn,
  signInByIdentity,
  signInBySecondStep,
  SignInRefused,
  signOut,
} from './lifecycle.ts';
export type { Menu, MenuItem } from './sidebar-menu.ts';
export { exportBreach, type ExportBreach, type RoleExports } from './exports.ts';
export { inAddress, noteNumber, numberOf, numberToKeep, withoutNumbers } from './number-references.ts';
export { dismissNotice, notices, notify, type Notice } from './notices.ts';
export { online } from './online.ts';
export { activeTheme, preferences, setPreferences, type Density, type Preferences, type Theme } from './preferences.ts';
export type { Profile } from './profile.ts';
export { askForProof, noteProof, proofQuestion, type ProofQuestion } from './proof.ts';
export { rememberAddress, savedAddress, takeRedirect } from './redirect.ts';
export { noteAnswer, notePrivileges, NoSession, request, sessionHeaders } from './request.ts';
export { commonHeaders, send, watchCalls } from './send.ts';
export {
  endSession,
  session,
  sessionEnd,
  takeSignIn,
  type Session,
  type SessionEnd,
  type SignInMode,
} from './session.ts';
export { startAuth } from './start.ts';
export { takeStart, type StartPart, type TakenPart } from './start-up.ts';
export { trying, type Trying } from './retry-until-answered.ts';
export { hasUnsaved, registerUnsaved } from './unsaved.ts';
export { createValue, type Value } from './value.ts';
