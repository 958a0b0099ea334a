import { mutationEndpoint, queryEndpoint } from '@console/api';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { changeBodies, type Change } from '@console/contracts/platform/releases/changes';

/** Milliseconds between readings while a page is looked at: what runs may change at any time. */
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

/** Every change in the order in which its buttons stand. */
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

/** The endpoint of a change. Their bodies differ; the dialog sends what the change asks for, and the services check it. */
export const changeEndpoint = (change: Change) =>
  mutationEndpoint<unknown, unknown, import('@console/contracts/platform/releases/state').RemoteState>(
    releaseCalls[change] as never,
  );
