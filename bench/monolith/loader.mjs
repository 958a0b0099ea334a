import { remotes } from './remotes.mjs';

/** The interface of the shell's loader; all remotes are bundled. */
export const loadRemote = async ({ id, version }) => ({ version, remote: remotes.find((remote) => remote.id === id) });
export const runningRelease = () => undefined;
export const loadedRemotes = () => [];
export const pageOf = (remote, path) =>
  remote.modules.flatMap((module) => module.pages).find((page) => page.path === path);
export const prepareForRemotes = () => {};
export const abandonLoading = () => {};
