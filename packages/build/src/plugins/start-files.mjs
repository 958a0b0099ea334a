/** Chunks by their names where they are imported: what needs a session, and what every remote begins with. */
const groups = { signedIn: 'frame', remotes: 'remotes' };

/**
 * Emits `start-files.json`: the files that a document with a session needs after its first script, and those that it
 * needs besides at the address of a remote. The server names them in the page, so that they arrive while the first
 * script is loaded and run.
 */
export class StartFilesPlugin {
  apply(compiler) {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StartFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StartFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const filesOf = (name) => {
            const group = compilation.namedChunkGroups.get(name);
            if (!group) throw new Error(`The shell has no chunk ${name}`);
            return group.getFiles().filter((file) => /\.(?:js|css)$/.test(file));
          };
          const signedIn = filesOf(groups.signedIn);
          const remotes = filesOf(groups.remotes).filter((file) => !signedIn.includes(file));
          compilation.emitAsset(
            'start-files.json',
            new sources.RawSource(`${JSON.stringify({ signedIn, remotes })}\n`),
          );
        },
      );
    });
  }
}
