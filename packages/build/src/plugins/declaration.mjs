import path from 'node:path';
import { declarationFaults } from '../declaration/check.mjs';
import { evaluate } from '../declaration/evaluate.mjs';
import { firstCallsOf } from '../declaration/first-calls.mjs';
import { readJson, root } from '../paths.mjs';
import { sharedVersions } from '../release/provides.mjs';
import { usesOf } from '../release/uses.mjs';

const routesFile = path.join(root, 'packages/contracts/src/routes/routes.json');

/** Checks an app's declaration against the routes of the specification; for a remote also emits `routes.json`. */
export class DeclarationPlugin {
  constructor({ id, file, emit, released = false }) {
    Object.assign(this, { id, file, emit, released });
  }

  apply(compiler) {
    const { WebpackError, sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DeclarationPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'DeclarationPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { value, files } = await evaluate(this.file);
          compilation.fileDependencies.addAll([...files, routesFile]);
          for (const fault of declarationFaults(value, this.id, readJson(routesFile).routes))
            compilation.errors.push(new WebpackError(fault));
          if (this.emit)
            compilation.emitAsset(
              'routes.json',
              new sources.RawSource(`${JSON.stringify(await this.describe(value), null, 1)}\n`),
            );
        },
      );
    });
  }

  /** The registry's entry for the remote, without version and hashes. */
  async describe(remote) {
    const { module } = await evaluate(path.join(root, 'packages/contracts/src/core/remote.ts'));
    const firstCalls = await firstCallsOf(remote);
    return {
      id: remote.id,
      title: remote.title,
      owner: remote.owner,
      contract: module.shellContract,
      routes: module.routesOf(remote).map((route) => {
        const first = firstCalls.get(route.path);
        return first ? { ...route, first } : route;
      }),
      // A development server releases nothing.
      ...(this.released ? { uses: await usesOf(this.file), shared: sharedVersions() } : {}),
    };
  }
}
