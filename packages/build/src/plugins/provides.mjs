import path from 'node:path';
import { evaluate } from '../declaration/evaluate.mjs';
import { root } from '../paths.mjs';
import { providesOf } from '../release/provides.mjs';

/** Emits `provides.json`, the names that this shell provides, so that the registry can check which releases fit it. */
export class ProvidesPlugin {
  apply(compiler) {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ProvidesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ProvidesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { module } = await evaluate(path.join(root, 'packages/contracts/src/core/remote.ts'));
          const main = Object.keys(compilation.assets).find((name) => /^main\.[0-9a-f]+\.js$/.test(name)) ?? 'main';
          const version = main.replace(/^main\.|\.js$/g, '');
          compilation.emitAsset(
            'provides.json',
            new sources.RawSource(
              `${JSON.stringify({ version, contract: module.shellContract, ...providesOf() }, null, 1)}\n`,
            ),
          );
        },
      );
    });
  }
}
