import { routesOf, shellContract } from '../../packages/contracts/src/core/remote.ts';
import { remotes } from './remotes.mjs';

const registry = {
  revision: 1,
  unread: [],
  pending: [],
  remotes: remotes.map((remote) => ({
    id: remote.id,
    title: remote.title,
    owner: remote.owner,
    version: 'monolith',
    contract: shellContract,
    manifest: '/',
    integrity: {},
    routes: routesOf(remote),
  })),
};
const state = { status: 'current', registry };

/** The interface of the shell's registry; its content is part of the build and never changes. */
export const registryState = () => state;
export const onRegistryChange = () => () => {};
export const readRegistryNow = async () => {};
export const refreshRegistry = async () => {};
export const unreadOf = () => undefined;
export const watchRegistry = async () => {};
export const isPending = () => false;
export const pendingRemotes = () => [];
export const readRecordOf = async () => {};
export const revisionRead = () => registry.revision;
export const followSession = () => {};
export const stepBack = async () => false;
export const remoteOf = (id) => registry.remotes.find((remote) => remote.id === id);
