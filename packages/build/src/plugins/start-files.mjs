/** The chunk with everything that needs a session, by its name where it is imported. */
const signedIn = 'frame';

/**
 * Emits `start-files.json`: the files that a document with a session needs after its first script. The server names
 * them in the page, so that they arrive while the first script is loaded and run.
 */
export class StartFilesPlugin {
  apply(compiler) {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StartFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StartFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const group = compilation.namedChunkGroups.get(signedIn);
          if (!group) throw new Error(`The shell has no chunk ${signedIn}`);
          const files = group.getFiles().filter((name) => /\.(?:js|css)$/.test(name));
          compilation.emitAsset('start-files.json', new sources.RawSource(`${JSON.stringify(files)}\n`));
        },
      );
    });
  }
}
