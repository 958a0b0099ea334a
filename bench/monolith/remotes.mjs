/** All remotes, bundled into this application; `remotes-loader.mjs` generates the list from the folders of `apps`. */
export const remotes = [];
