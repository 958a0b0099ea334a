import { mutationEndpoint, queryEndpoint } from '@console/api';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { changeBodies, type Change } from '@console/contracts/platform/releases/changes';

/** Polling interval in milliseconds while a page is visible: the data may change at any time. */
export const live = { pollingInterval: 5_000 } as const;

export const remotes = queryEndpoint(releaseCalls.list);
export const remote = queryEndpoint(releaseCalls.detail);
export const releases = queryEndpoint(releaseCalls.releases);
export const history = queryEndpoint(releaseCalls.history);
export const health = queryEndpoint(releaseCalls.health);
export const liveReleases = queryEndpoint(releaseCalls.live);
export const why = queryEndpoint(releaseCalls.why, { keepFor: 0 });
export const tokens = queryEndpoint(releaseCalls.tokens);
export const keys = queryEndpoint(releaseCalls.keys);
export const createToken = mutationEndpoint(releaseCalls.createToken);
export const revokeToken = mutationEndpoint(releaseCalls.revokeToken);
export const dismissOffer = mutationEndpoint(releaseCalls.dismissOffer);
export const rotateKey = mutationEndpoint(releaseCalls.rotateKey);

/** All changes in the order of their buttons. */
export const changes = [
  'promote',
  'canary',
  'canaryEnd',
  'rollback',
  'pin',
  'unpin',
  'disable',
  'enable',
  'undo',
  'policy',
  'owner',
] as const satisfies readonly (keyof typeof changeBodies)[];

/**
 * The endpoint of a change. The bodies differ; the dialog sends the fields of the change, and the server validates
 * them.
 */
export const changeEndpoint = (change: Change) =>
  mutationEndpoint<unknown, unknown, import('@console/contracts/platform/releases/state').RemoteState>(
    releaseCalls[change] as never,
  );
