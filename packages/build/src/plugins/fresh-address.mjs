/**
 * Asks for the shell's later files by the address that really asks for them (`consoleAddress`, set up by its loader), as
 * remotes do: after a failure no cache and no request that hangs answers the next try.
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
