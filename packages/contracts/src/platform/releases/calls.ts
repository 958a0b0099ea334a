// Long: one declaration a call, with its texts.
import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import {
  changeActions,
  changeBodies,
  changeErrors,
  changePath,
  dismissedOffer,
  secondPersonOf,
  type Change,
} from './changes.ts';
import { readings } from './readings.ts';
import { report } from './reports.ts';
import { signedReleases } from './resolved.ts';
import { remoteState } from './state.ts';
import { createdToken, keyRotation, newToken, releaseKey, releaseToken, revokedToken } from './tokens.ts';

const module = 'platform-remotes';
/** Opens `/platform/remotes`; the level decides what may be done there. */
export const releasePrivilege = `${module}:browse`;

const base = 'middle';
const root = 'platform/remotes';
const one = `${root}/{remote}`;
const view = { privilege: releasePrivilege, action: 'view' } as const;
const operate = { privilege: releasePrivilege, action: 'operate' } as const;

const change = <Name extends Change>(name: Name, summary: string) =>
  call({
    name: `${module}.${changePath(name)}`,
    method: 'PUT',
    base,
    path: `${one}/${changePath(name)}`,
    access: { privilege: releasePrivilege, action: changeActions[name] },
    summary,
    body: changeBodies[name],
    result: remoteState,
    ...secondPersonOf(name),
    errors: changeErrors,
    stepUp: 'always',
  });

/** The release registry for the platform's staff. */
export const releaseCalls = {
  list: call({
    name: `${module}.list`,
    method: 'GET',
    base,
    path: root,
    access: view,
    summary: 'Every remote with its state and the health of the last day',
    etag: true,
    ...readings.list,
  }),
  detail: call({
    name: `${module}.detail`,
    method: 'GET',
    base,
    path: one,
    access: view,
    summary: 'State of one remote',
    ...readings.detail,
  }),
  releases: call({
    name: `${module}.releases`,
    method: 'GET',
    base,
    path: `${one}/releases`,
    access: view,
    summary: 'Releases of a remote, newest first',
    ...readings.releases,
  }),
  history: call({
    name: `${module}.history`,
    method: 'GET',
    base,
    path: `${one}/history`,
    access: view,
    summary: 'Who changed what of a remote, when and why, newest first',
    ...readings.history,
  }),
  health: call({
    name: `${module}.health`,
    method: 'GET',
    base,
    path: `${one}/health`,
    access: view,
    summary: 'What shells reported of a remote, by release and hour',
    ...readings.health,
  }),
  live: call({
    name: `${module}.live`,
    method: 'GET',
    base,
    path: 'platform/live-releases',
    access: view,
    summary: 'Shells in use and the releases that somebody may get',
    ...readings.live,
  }),
  why: call({
    name: `${module}.why`,
    method: 'GET',
    base,
    path: 'platform/remote-user',
    access: view,
    summary: 'What one user gets of every remote, and why',
    ...readings.why,
    errors: ['NOT_FOUND'],
  }),
  canary: change('canary', 'Gives a release to some users'),
  canaryEnd: change('canaryEnd', 'Ends the canary; everyone gets the stable release'),
  promote: change('promote', 'Makes a release the stable one'),
  rollback: change('rollback', 'Goes back to an earlier release'),
  pin: change('pin', 'Gives everyone this release until it is unpinned'),
  unpin: change('unpin', 'Ends the pin'),
  disable: change('disable', 'Takes a remote away from everyone'),
  enable: change('enable', 'Gives a disabled remote back'),
  undo: change('undo', 'Brings back what the latest change changed'),
  policy: change('policy', 'Says whether what everybody gets needs a second person'),
  owner: change('owner', 'Says who owns a remote'),
  dismissOffer: call({
    name: `${module}.offer-dismiss`,
    method: 'PUT',
    base,
    path: `${one}/offer-dismiss`,
    access: { privilege: releasePrivilege, action: 'status' },
    summary: 'Answers the build that came with the program: it stays unreleased',
    body: dismissedOffer,
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
  tokens: call({
    name: `${module}.tokens`,
    audit: 'READ',
    method: 'GET',
    base,
    path: 'platform/release-tokens',
    access: operate,
    summary: 'Tokens of the teams, without their secret',
    result: z.object({ rows: z.array(releaseToken) }),
  }),
  createToken: call({
    name: `${module}.token.create`,
    method: 'POST',
    base,
    path: 'platform/release-tokens',
    access: operate,
    summary: 'Makes a token that releases one remote; it is shown this once',
    idempotent: true,
    secret: true,
    body: newToken,
    result: createdToken,
    errors: ['DUPLICATE'],
    stepUp: 'always',
  }),
  revokeToken: call({
    name: `${module}.token.revoke`,
    method: 'PUT',
    base,
    path: 'platform/release-tokens/revoke',
    access: operate,
    summary: 'Ends a token at once',
    body: revokedToken,
    result: z.null(),
    errors: ['NOT_FOUND'],
    stepUp: 'always',
  }),
  keys: call({
    name: `${module}.keys`,
    method: 'GET',
    base,
    path: 'platform/release-keys',
    access: view,
    summary: 'Public keys of the registry',
    result: z.object({ rows: z.array(releaseKey) }),
  }),
  rotateKey: call({
    name: `${module}.key.rotate`,
    audit: 'ROTATE_KEY',
    method: 'POST',
    base,
    path: 'platform/release-keys',
    access: operate,
    summary: 'Begins the change of the registry\u2019s key: both count until no open page knows only the old one',
    idempotent: true,
    body: keyRotation,
    result: z.object({ rows: z.array(releaseKey) }),
    errors: ['RELEASE_KEY_ROTATING'],
    stepUp: 'always',
  }),
} as const;

/** What the shell calls by itself. */
export const shellReleaseCalls = {
  /** Before sign-in: the stable releases. */
  resolvedPublic: call({
    name: `${module}.resolved-public`,
    method: 'GET',
    base: 'publish',
    path: 'releases',
    access: 'public',
    summary: 'The signed releases that nobody in particular gets',
    etag: true,
    result: signedReleases,
  }),
  resolved: call({
    name: `${module}.resolved`,
    method: 'GET',
    base,
    path: 'releases',
    access: 'session',
    summary: 'The signed releases that the caller gets',
    etag: true,
    result: signedReleases,
  }),
  report: call({
    name: `${module}.report`,
    audit: 'CREATE',
    method: 'POST',
    base,
    path: 'releases/report',
    access: 'session',
    summary: 'What a tab has seen of the releases it runs, counted, without personal data',
    body: report,
    result: z.null(),
  }),
} as const;
