import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { changeBodies, changeErrors, changePath, dismissedOffer, secondPersonOf, type TeamChange } from './changes.ts';
import { readings } from './readings.ts';
import { releaseLimits, releaseSummary, releaseVersion } from './record.ts';
import { remoteState } from './state.ts';

const base = 'publish';
/** The token of the team is the access: `Authorization: Bearer …`, checked by the calls themselves. */
const access = 'public';
const root = 'team/remotes';
const one = `${root}/{remote}`;
const refusals = ['RELEASE_TOKEN', 'RELEASE_NOT_YOURS'] as const;

const change = <Name extends TeamChange>(name: Name) =>
  call({
    name: `team-release.${changePath(name)}`,
    method: 'PUT',
    base,
    path: `${one}/${changePath(name)}`,
    access,
    summary: `The change ${changePath(name)} of the token's remote`,
    body: changeBodies[name],
    result: remoteState,
    ...secondPersonOf(name),
    errors: [...refusals, ...changeErrors],
  });

/** The release registry for the teams' command line. */
export const teamReleaseCalls = {
  whose: call({
    name: 'team-release.token',
    method: 'GET',
    base,
    path: 'team/token',
    access,
    summary: 'Which remote the token releases, and until when',
    result: z.object({ remote: z.string(), name: z.string(), expiresAt: z.string() }),
    errors: refusals,
  }),
  list: call({
    name: 'team-release.list',
    method: 'GET',
    base,
    path: root,
    access,
    summary: 'Every remote with its state',
    ...readings.list,
    errors: refusals,
  }),
  detail: call({
    name: 'team-release.detail',
    method: 'GET',
    base,
    path: one,
    access,
    summary: 'State of one remote',
    ...readings.detail,
    errors: [...refusals, 'NOT_FOUND'],
  }),
  releases: call({
    name: 'team-release.releases',
    method: 'GET',
    base,
    path: `${one}/releases`,
    access,
    summary: 'Releases of a remote, newest first',
    ...readings.releases,
    errors: [...refusals, 'NOT_FOUND'],
  }),
  history: call({
    name: 'team-release.history',
    method: 'GET',
    base,
    path: `${one}/history`,
    access,
    summary: 'Changes of a remote, newest first',
    ...readings.history,
    errors: [...refusals, 'NOT_FOUND'],
  }),
  live: call({
    name: 'team-release.live',
    method: 'GET',
    base,
    path: 'team/live-releases',
    access,
    summary: 'Shells in use and the releases that somebody may get',
    ...readings.live,
    errors: refusals,
  }),
  /** Answers for the token's own remote only. */
  why: call({
    name: 'team-release.why',
    method: 'GET',
    base,
    path: 'team/remote-user',
    access,
    summary: 'What one user gets of the token\u2019s remote, and why',
    ...readings.why,
    errors: [...refusals, 'NOT_FOUND'],
  }),
  /**
   * Takes in a release: the archive (zip) as `file`, the text of its record as `record`, with a team key its signature.
   * The same release again answers the same. The first of a remote becomes stable, every other waits for a canary or a
   * promotion.
   */
  publish: call({
    name: 'team-release.publish',
    method: 'POST',
    base,
    path: `${one}/publish`,
    access,
    upload: true,
    idempotent: true,
    summary: 'Takes in a release of the token\u2019s remote',
    body: z.object({
      record: z.string().check(z.maxLength(releaseLimits.recordBytes)),
      signature: z.optional(z.string()),
      reason: z.optional(z.string().check(z.maxLength(255))),
    }),
    result: z.object({ state: remoteState, release: releaseSummary, known: z.boolean() }),
    errors: [
      ...refusals,
      'RELEASE_EXISTS',
      'RELEASE_BROKEN',
      'RELEASE_SIGNATURE',
      'RELEASE_CONTRACT',
      'RELEASE_BUDGET',
      'RELEASE_CLAIM',
      'RELEASE_OWNER',
      'RELEASE_UNSIGNED',
      'RELEASE_REMOVED',
    ],
  }),
  canary: change('canary'),
  canaryEnd: change('canaryEnd'),
  promote: change('promote'),
  rollback: change('rollback'),
  pin: change('pin'),
  unpin: change('unpin'),
  disable: change('disable'),
  enable: change('enable'),
  undo: change('undo'),
  /** The text of a release's record, which the team signs to accept what came with the program. */
  record: call({
    name: 'team-release.record',
    method: 'GET',
    base,
    path: `${one}/record`,
    access,
    summary: 'The record of a release as it is signed',
    query: z.object({ version: releaseVersion }),
    result: z.object({ record: z.string() }),
    errors: [...refusals, 'NOT_FOUND', 'RELEASE_UNKNOWN'],
  }),
  sign: call({
    name: 'team-release.sign',
    method: 'PUT',
    base,
    path: `${one}/sign`,
    access,
    summary: 'Signs a release that the registry vouches for with the key of its team',
    body: z.object({ version: releaseVersion, signature: z.string() }),
    result: z.object({ release: releaseSummary }),
    errors: [...refusals, 'NOT_FOUND', 'RELEASE_UNKNOWN', 'RELEASE_SIGNATURE', 'RELEASE_OWNER', 'RELEASE_CLAIM'],
  }),
  dismissOffer: call({
    name: 'team-release.offer-dismiss',
    method: 'PUT',
    base,
    path: `${one}/offer-dismiss`,
    access,
    summary: 'Answers the build that came with the program: it stays unreleased',
    body: dismissedOffer,
    result: z.null(),
    errors: [...refusals, 'NOT_FOUND'],
  }),
} as const;
