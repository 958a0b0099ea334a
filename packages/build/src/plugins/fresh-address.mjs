/**
 * Loads the shell's lazy files through `consoleAddress`, which the shell's loader sets up, as remotes do. After a
 * failure it gives another address, so that neither a cache nor a hanging request answers the retry.
 */
export class FreshAddressPlugin {
  apply(compiler) {
    const {
      RuntimeGlobals: { createScriptUrl },
      runtime: { LoadScriptRuntimeModule },
      css: { CssLoadingRuntimeModule },
    } = compiler.webpack;
    const fresh = (address) => `globalThis.consoleAddress(${address})`;
    compiler.hooks.thisCompilation.tap('FreshAddressPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'FreshAddressPlugin',
        (source) => `${source}\nscript.src = ${createScriptUrl}(${fresh('url')});`,
      );
      CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'FreshAddressPlugin',
        (source) => `${source}\nlink.href = ${fresh('link.href')};`,
      );
    });
  }
}
