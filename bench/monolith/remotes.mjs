/** All remotes, as parts of this one application: filled in by `remotes-loader.mjs` from the folders of `apps`. */
export const remotes = [];
